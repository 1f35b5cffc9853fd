import { AlertPlace } from "./features/alerts/alert-view";
import type { AlertModel } from "./features/alerts/alerts.server";
import { useRootData } from "./page-data";

/** The one notice of a page that draws its own frame (LOOK-06). */
export function PageNotice() {
  const alert = useRootData<{ alert: AlertModel | undefined }>()?.alert;
  return alert ? <AlertPlace alert={alert} swap={false} /> : null;
}

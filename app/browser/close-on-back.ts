/** Back closes the dialog instead of leaving the page; closed another way, its entry goes too. */
export function closeOnBack(dialog: HTMLDialogElement): void {
  history.pushState({ ...history.state, rzDialog: true }, "");
  const onBack = () => dialog.close();
  addEventListener("popstate", onBack);
  dialog.addEventListener("close", () => {
    removeEventListener("popstate", onBack);
    if (history.state?.rzDialog) history.back();
  });
}

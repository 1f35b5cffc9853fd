import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";

/** members-id, likes-type, likes-m-id, credits and credits-id-paymentmethod (SPEC §2, top bar). */
const PAGES = /^\/(members\/\d+|likes(\/(received|sent|matches|m\/\d+))?|credits(\/\d+(\/[a-z0-9]+)?)?)$/;

export function hasBackButton(path: string): boolean {
  return PAGES.test(path);
}

/** Leads back in the installed app, which has no bar of a browser; hidden until a script finds itself there (NAV-08). */
export function BackButton({ label }: { label: string }) {
  return (
    <rz-back hidden>
      <Button type="button" variant="quiet" round label={label}>
        <Icon name="arrow-left" />
      </Button>
    </rz-back>
  );
}

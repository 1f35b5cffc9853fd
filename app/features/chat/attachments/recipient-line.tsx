import { paths } from "#app/paths";
import { Avatar } from "#app/ui/avatar";
import { FictionalLabel } from "#app/ui/fictional-label";
import { TextLink } from "#app/ui/text-link";
import type { ChatPartner } from "../chat-model";

type RecipientLineProps = { partner: ChatPartner; back: { href: string; label: string } };

/** Whom it is for, labelled where the profile is fictional (PROF-03), who answers (SAFE-09), and the way back to the conversation. */
export function RecipientLine({ partner, back }: RecipientLineProps) {
  return (
    <>
      <div className="recipient">
        <Avatar src={partner.photo} />
        <p>
          <a className="link" href={paths.member(partner.id)}>
            {partner.name}
          </a>{" "}
          {partner.fictional ? <FictionalLabel text={partner.fictional} /> : null}
        </p>
        <TextLink href={back.href}>{back.label}</TextLink>
      </div>
      {partner.answeredBy ? <p className="soft">{partner.answeredBy}</p> : null}
    </>
  );
}

import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { Countdown } from "#app/ui/countdown";
import { Dialog } from "#app/ui/dialog";
import { EmptyState } from "#app/ui/empty-state";
import { KeyField } from "#app/ui/key-field";
import { STILL } from "#app/ui/still";
import { TextLink } from "#app/ui/text-link";
import type { Dismissal, OfferModel, OfferPageModel, TimeBonusFrame } from "./time-bonus.server";

/** SPEC §4: the modal comes this long after entering the members area. */
const MODAL_AFTER_S = 40;
const MODAL = "time-bonus";
const OFFER = "offer";

/** In the page's notice: how long the offer holds, said by one clock, leading to the credits (PAY-09), or the order it is in. */
export function TimeBonusLine({ frame: { offer, held, hours } }: { frame: TimeBonusFrame }) {
  if (held) {
    return (
      <a className="link" href={held.href}>
        {held.text}
      </a>
    );
  }
  return (
    <>
      <a className="link" href={paths.credits()}>
        <strong>
          <TimeLeft sentence={hours} secondsLeft={offer.secondsLeft} units={["hours", "minutes"]} inLink />
        </strong>
      </a>
      <span className="more">
        {" "}
        {offer.what} <TextLink href={paths.offer()}>{offer.more}</TextLink>
      </span>
    </>
  );
}

/** Opened by a script after a while; without scripts the line leads to the same on a page. */
export function TimeBonusModal({ frame: { offer, modal, close } }: { frame: TimeBonusFrame }) {
  if (!modal) return null;
  if (!import.meta.env.SSR) return <rz-offer data-after-seconds={MODAL_AFTER_S} {...STILL} />;
  return (
    <rz-offer data-after-seconds={MODAL_AFTER_S}>
      <Dialog id={MODAL} title={offer.what} close={close} framed>
        <div className="stack">
          <Offer offer={offer} />
          <DismissalForm offer={offer} dismissal={modal} />
        </div>
      </Dialog>
    </rz-offer>
  );
}

/** The offer as a page. */
export function OfferPage({ title, offer, over, dismissal }: OfferPageModel) {
  if (!offer) {
    return (
      <div data-piece={OFFER}>
        <EmptyState
          page
          icon="info"
          title={title}
          text={over.text}
          action={<ButtonLink href={over.href}>{over.button}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <rz-refresh data-name={OFFER}>
      <div data-piece={OFFER}>
        <EmptyState
          page
          icon="coins"
          title={title}
          text={offer.text}
          action={
            <div className="stack">
              <OfferLeft offer={offer} />
              {dismissal ? <DismissalForm offer={offer} dismissal={dismissal} /> : null}
            </div>
          }
        />
      </div>
    </rz-refresh>
  );
}

function Offer({ offer }: { offer: OfferModel }) {
  return (
    <>
      <p>{offer.text}</p>
      <OfferLeft offer={offer} />
    </>
  );
}

/** How long it holds, and the way to it. */
function OfferLeft({ offer }: { offer: OfferModel }) {
  return (
    <>
      <p className="lead">
        <TimeLeft sentence={offer.valid} secondsLeft={offer.secondsLeft} />
      </p>
      <p>
        <ButtonLink size="large" wide href={paths.credits()}>
          {offer.button}
        </ButtonLink>
      </p>
    </>
  );
}

function DismissalForm({ offer, dismissal }: { offer: OfferModel; dismissal: Dismissal }) {
  return (
    <form method="post" action={paths.offer()}>
      <KeyField value={dismissal.key} />
      <input type="hidden" name="next" value={dismissal.next} />
      <Button variant="quiet" wide>
        {offer.later}
      </Button>
    </form>
  );
}

type TimeLeftProps = {
  sentence: string;
  secondsLeft: number;
  units?: readonly ("hours" | "minutes" | "seconds")[];
  inLink?: boolean;
};

function TimeLeft({ sentence, ...countdown }: TimeLeftProps) {
  const [before = "", after = ""] = sentence.split("{timeLeft}");
  return (
    <>
      {before}
      <Countdown {...countdown} />
      {after}
    </>
  );
}

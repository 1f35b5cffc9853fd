import { ButtonLink } from "#app/ui/button";
import { Icon, type IconName } from "#app/ui/icon";
import { Picture } from "#app/ui/picture";
import { SignupsClosedNote } from "#app/ui/signups-closed";
import { TextLink } from "#app/ui/text-link";
import type { LandingMember, LandingPage, LandingPicture } from "./landing-page";

type PhotoProps = {
  member: LandingMember;
  photo?: LandingPicture;
  /**
   * Widths of the picture, as `sizes` of an image. Large ones say two thirds of their width on phones, whose many pixels
   * hardly show the difference: the first view arrives 0.15 to 0.3 s earlier (`bench/lighthouse.mjs`).
   */
  sizes: string;
  eager?: boolean;
  /** Beside a small picture the label stands among the words: on it, it would hide the face. */
  unlabeled?: boolean;
};

/** A photo of the member with the fictional label on it; the design decides size and place. */
export function LandingPhoto({ member, photo = member.main, sizes, eager, unlabeled }: PhotoProps) {
  const { alt, ...picture } = photo;
  return (
    <div className="landing-photo">
      <Picture {...picture} alt={alt} sizes={sizes} eager={eager} />
      {member.fictional && !unlabeled ? <i className="fic">{member.fictional}</i> : null}
    </div>
  );
}

/** Where the member lives. */
export function LandingPlace({ member }: { member: LandingMember }) {
  if (!member.place) return null;
  return (
    <p className="place">
      <Icon name="map-pin" /> {member.place}
    </p>
  );
}

type CallProps = { page: LandingPage; label: string; icon?: IconName; variant?: "secondary" };

/** The one thing a landing wants; where nobody may sign up it says so. */
export function LandingCall({ page, label, ...look }: CallProps) {
  if (page.closed) return <SignupsClosedNote closed={page.closed} />;
  return (
    <ButtonLink size="large" href={page.signupUrl} {...look}>
      {label}
    </ButtonLink>
  );
}

/** What must be said on every landing, and the way in for those who are members. */
export function LandingHonesty({ page, told }: { page: LandingPage; told?: boolean }) {
  // What this profile is, where the page has not told it at its form; otherwise what the label means.
  const honest = (told ? undefined : page.member.fictionalText) ?? page.honest;
  return (
    <div className="landing-honesty">
      <p>
        {page.adults} {page.closed ? null : page.words.free} {honest}
      </p>
      <p>
        <TextLink href={page.loginUrl}>{page.words.have_account}</TextLink>
      </p>
    </div>
  );
}

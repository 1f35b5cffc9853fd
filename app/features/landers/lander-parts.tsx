import { ButtonLink } from "#app/ui/button";
import { Picture } from "#app/ui/picture";
import { SignupsClosedNote } from "#app/ui/signups-closed";
import { TextLink } from "#app/ui/text-link";
import type { LanderPage } from "./lander-page";

type PageProps = { page: LanderPage };

/** The one thing a lander wants, and the way in for those who are members. */
export function LanderCall({ page, label }: PageProps & { label?: string }) {
  return (
    <div className="lander-call">
      {page.closed ? (
        <SignupsClosedNote closed={page.closed} />
      ) : (
        <ButtonLink size="large" href={page.signupUrl}>
          {label ?? page.words.sign_up}
        </ButtonLink>
      )}
      <TextLink href={page.loginUrl}>{page.words.have_account}</TextLink>
    </div>
  );
}

/** The quiet way in beside a game or a grid; the call says it where there is none. */
export function LanderSignupLink({ page }: PageProps) {
  return <TextLink href={page.signupUrl}>{page.closed?.title ?? page.words.sign_up}</TextLink>;
}

/** What must be said on every lander: costs, adults, fictional profiles. */
export function LanderHonesty({ page }: PageProps) {
  return (
    <p className="lander-honesty">
      {page.adults} {page.closed ? null : page.words.free} {page.honest}
    </p>
  );
}

/** Whom the niche is about: small, beside who is shown; the headline is the lander's own. */
export function LanderNiche({ page }: PageProps) {
  return page.pitch ? <p className="lander-niche">{page.pitch}</p> : null;
}

/** As wide as three side by side are on a phone. */
const PROOF_SIZES = "(min-width:1200px) 176px,(min-width:576px) 120px,27vw";
const PROOF_FACES = 3;

/** Three members in the first view: who it is that the lander promises. */
export function LanderProof({ page }: PageProps) {
  const { members, pitch } = page;
  if (members.length === 0 && !pitch) return null;
  return (
    <div className="lander-proof">
      <LanderNiche page={page} />
      <ul>
        {members.slice(0, PROOF_FACES).map((member) => (
          <li key={member.id}>
            <LanderFace member={member} sizes={PROOF_SIZES} eager />
          </li>
        ))}
      </ul>
    </div>
  );
}

type FaceProps = {
  member: LanderPage["members"][number];
  /** Widths the design gives the picture, as `sizes` of an image. */
  sizes: string;
  /** The first pictures of the first view load at once. */
  eager?: boolean;
};

/** A member's picture with name, age and the fictional label; the design decides size and place. */
export function LanderFace({ member, sizes, eager }: FaceProps) {
  const { alt, ...picture } = member.picture;
  return (
    <figure className="lander-face">
      <Picture {...picture} alt={alt} sizes={sizes} eager={eager} />
      {member.fictional ? <i className="fic">{member.fictional}</i> : null}
      <figcaption>{member.age === undefined ? member.name : `${member.name}, ${member.age}`}</figcaption>
    </figure>
  );
}

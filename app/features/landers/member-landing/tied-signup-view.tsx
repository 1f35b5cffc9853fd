import type { ReactNode } from "react";
import { FictionalLabel } from "#app/ui/fictional-label";
import type { LandingPage } from "./landing-page";
import { LandingPhoto, LandingPlace } from "./landing-parts";

/** The member beside the signup that is tied to her or him (LAND-01). */
export function TiedSignupView({ page, children }: { page: LandingPage; children: ReactNode }) {
  const { member } = page;
  return (
    <div className="tied">
      <aside className="tied-member" aria-label={member.aboutTitle}>
        <LandingPhoto member={member} sizes="(min-width:768px) 24rem, 6rem" eager unlabeled />
        <div>
          <p className="tied-name">{member.heading}</p>
          <LandingPlace member={member} />
          {member.fictional ? <FictionalLabel text={member.fictional} /> : null}
          {page.closed && member.fictionalText ? (
            <p className="tied-warning">{member.fictionalText}</p>
          ) : null}
        </div>
      </aside>
      {children}
    </div>
  );
}

import { Avatar } from "../avatar";
import { ButtonLink } from "../button";
import { EmptyState } from "../empty-state";
import { LikeButton } from "../like-button";
import { MemberCard, MemberGrid } from "../member-card";
import { Exhibit } from "./exhibit";
import { portraits } from "./portraits";

function Like({ liked, name }: { liked?: boolean; name: string }) {
  return (
    <form method="get">
      <LikeButton liked={liked ?? false} label={liked ? `Unlike ${name}` : `Like ${name}`} />
    </form>
  );
}

/** Member cards in each state. */
export function People() {
  return (
    <Exhibit title="Members">
      <MemberGrid piece="sample" label="Members">
        <MemberCard
          id="g-1"
          href="#1"
          name="Anna"
          age={29}
          city="Utrecht"
          picture={{ src: portraits.one, alt: "Anna", tone: 0 }}
          fictional="Fictional profile"
        >
          <Like name="Anna" />
        </MemberCard>
        <MemberCard
          id="g-2"
          href="#2"
          name="Thomas"
          age={34}
          city="Amsterdam"
          picture={{ src: portraits.two, alt: "Thomas", tone: 5 }}
          mark="New"
        >
          <Like name="Thomas" liked />
        </MemberCard>
        <MemberCard
          id="g-3"
          href="#3"
          name="Maximiliane-Alexandra"
          age={41}
          city="’s-Gravenhage, Zuid-Holland"
          picture={{ src: portraits.three, alt: "Maximiliane-Alexandra", tone: 2 }}
          fictional="Profil zu Unterhaltungszwecken"
        >
          <Like name="Maximiliane-Alexandra" />
        </MemberCard>
        <MemberCard
          id="g-4"
          href="#4"
          name="Sam"
          age={25}
          city="Groningen"
          picture={{ alt: "Sam has no photo yet", tone: 7 }}
        >
          <Like name="Sam" />
        </MemberCard>
      </MemberGrid>
      <div className="row">
        <Avatar src={portraits.one} alt="Anna" size="large" />
        <Avatar src={portraits.two} alt="Thomas" />
        <Avatar src={portraits.three} alt="Eva" size="small" />
        <Avatar alt="No photo" />
      </div>
      <EmptyState
        icon="heart"
        title="No likes yet"
        text="Members who like you appear here. Like a few yourself and they will notice."
        action={<ButtonLink href="#search">Search members</ButtonLink>}
      />
    </Exhibit>
  );
}

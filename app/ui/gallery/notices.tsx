import { Button, ButtonLink } from "../button";
import { Card } from "../card";
import { Countdown } from "../countdown";
import { Flash } from "../flash";
import { Icon } from "../icon";
import { Notice } from "../notice";
import { NoticeLine } from "../notice-line";
import { Exhibit } from "./exhibit";

/** What the site says without being asked. */
export function Notices() {
  return (
    <Exhibit title="Notices, cards">
      <NoticeLine
        icon="clock"
        more="25 % off your first purchase"
        close={
          <Button variant="quiet" round label="Close">
            <Icon name="x" />
          </Button>
        }
      >
        Act Fast, Only <Countdown secondsLeft={5400} label="Time left" /> hours to Claim
      </NoticeLine>
      <Notice title="Confirm your email" actions={<Button size="small">Send again</Button>}>
        <p>Until then members cannot answer you.</p>
      </Notice>
      <Notice kind="warning">
        <p>This is a fictional profile. A meeting in person is not possible.</p>
      </Notice>
      <Notice kind="danger" title="Payment failed or has been cancelled.">
        <p>Nothing was taken. Try another method.</p>
      </Notice>
      <Notice kind="success">
        <p>250 credits were added.</p>
      </Notice>
      <div className="row">
        <Flash kind="success">Saved</Flash>
        <Flash kind="error" dismiss={{ href: "#flash", label: "Close" }}>
          An error occured, please try again later.
        </Flash>
      </div>
      <div className="columns">
        <Card>
          <h3>50 credits</h3>
          <p className="price">€ 24.99</p>
          <p className="soft">50 messages. You pay once.</p>
          <ButtonLink href="#buy" variant="secondary">
            Choose
          </ButtonLink>
        </Card>
        <Card look="chosen" ribbon="Popular">
          <h3>100 credits</h3>
          <p className="price">€ 39.99</p>
          <p className="soft">100 messages. You pay once.</p>
          <ButtonLink href="#buy">Choose</ButtonLink>
        </Card>
        <Card look="tint">
          <h3>What is premium</h3>
          <p>All photos, more conversations, and no monthly fee.</p>
        </Card>
      </div>
    </Exhibit>
  );
}

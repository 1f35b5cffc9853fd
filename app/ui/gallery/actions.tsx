import { Badge } from "../badge";
import { Button, ButtonLink } from "../button";
import { Chip, Chips } from "../chip";
import { CreditsBadge } from "../credits-badge";
import { Dialog } from "../dialog";
import { Icon } from "../icon";
import { Menu, MenuButton, MenuLink } from "../menu";
import { Pager } from "../pager";
import { ShowMore } from "../show-more";
import { Stepper } from "../stepper";
import { Tabs } from "../tabs";
import { TextLink } from "../text-link";
import { Exhibit } from "./exhibit";

/** Buttons, links, badges, menus, dialogs. */
export function Actions() {
  return (
    <>
      <Exhibit title="Buttons">
        <div className="row">
          <Button type="button">Create account</Button>
          <Button type="button" variant="secondary">
            Maybe later
          </Button>
          <Button type="button" variant="quiet">
            Skip
          </Button>
          <Button type="button" variant="danger" icon="trash">
            Delete account
          </Button>
        </div>
        <div className="row">
          <Button type="button" size="small" icon="gift">
            Small
          </Button>
          <Button type="button" size="large" icon="heart">
            Large
          </Button>
          <Button type="button" busy>
            Sending
          </Button>
          <Button type="button" disabled>
            Disabled
          </Button>
          <Button type="button" round variant="secondary" icon="more" label="More" />
          <ButtonLink href="#link" variant="secondary" icon="message">
            Leads somewhere
          </ButtonLink>
        </div>
        <Button type="button" wide>
          Send message · 1 credit
        </Button>
        <p>
          Text with a <TextLink href="#terms">link to the terms</TextLink> inside.
        </p>
      </Exhibit>
      <Exhibit title="Badges">
        <div className="row">
          <Badge count={3} words="unread messages" />
          <Badge count={100} />
          <CreditsBadge credits={8} words="credits left" />
          <CreditsBadge credits={0} words="credits left" />
        </div>
      </Exhibit>
      <Exhibit title="Menu and dialog">
        <div className="row">
          <Menu
            fromStart
            summary={
              <span className="btn btn-secondary">
                <Icon name="globe" /> English <Icon name="chevron-down" />
              </span>
            }
          >
            <MenuLink href="#en" lang="en" current>
              English
            </MenuLink>
            <MenuLink href="#nl" lang="nl">
              Nederlands
            </MenuLink>
            <li>
              <MenuButton icon="ban" risky>
                Block
              </MenuButton>
            </li>
          </Menu>
          <Button type="button" command="show-modal" commandfor="sample-dialog">
            Open dialog
          </Button>
        </div>
        <Dialog id="sample-dialog" title="You need credits for this" close="Close">
          <div className="stack">
            <p>One message costs one credit. You pay once, nothing renews.</p>
            <ButtonLink href="#credits" wide>
              See credits
            </ButtonLink>
          </div>
        </Dialog>
      </Exhibit>
      <Exhibit title="Chips, tabs, steps, pages">
        <Chips label="Filters">
          <Chip remove={{ href: "#chips", label: "Remove filter: Utrecht" }}>Utrecht</Chip>
          <Chip remove={{ href: "#chips", label: "Remove filter: 25 to 40" }}>25–40</Chip>
          <Chip choose="#chips">All countries</Chip>
          <Chip>Hiking</Chip>
        </Chips>
        <Tabs
          label="Likes"
          tabs={[
            { href: "#received", label: "Received", current: true, count: 4 },
            { href: "#sent", label: "Sent" },
            { href: "#matches", label: "Matches" },
          ]}
        />
        <Stepper step={3} total={6} text="Step 3 of 6" />
        <Pager
          label="Pages"
          text="Page 2 of 9"
          previous={{ href: "#p1", label: "Previous" }}
          next={{ href: "#p3", label: "Next" }}
        />
        <ShowMore list="sample" href="#more" label="Show more members" />
      </Exhibit>
    </>
  );
}

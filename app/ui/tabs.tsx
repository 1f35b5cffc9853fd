import { Badge } from "./badge";

export type Tab = { href: string; label: string; current?: boolean; count?: number };

/** Views of one thing as links; each is a page of its own. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.current ? "page" : undefined}>
          {tab.label}
          {tab.count ? <Badge count={tab.count} /> : null}
        </a>
      ))}
    </nav>
  );
}

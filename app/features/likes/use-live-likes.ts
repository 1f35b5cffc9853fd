import { useEffect, useState } from "react";
import { startPoller } from "#app/browser/live/poller";
import { paths } from "#app/paths";
import type { LikeType } from "./like-types";
import type { LikeCard } from "./likes.server";

const PACE = { activeMs: 15_000, idleMs: 60_000, steadyFor: 0, idleAfter: 6 };

/** The cards of the page, renewed while it is looked at. */
export function useLiveLikes(type: LikeType, first: LikeCard[]): LikeCard[] {
  const [cards, setCards] = useState(first);
  useEffect(() => {
    setCards(first);
    const poller = startPoller<{ cards: LikeCard[] }>({
      url: () => paths.likesUpdates(type),
      pace: PACE,
      onNews: (news) => {
        setCards(news.cards);
        // The badges ask too, and show the overlay of a new like (LIKE-03).
        if (news.cards.some((card) => card.isNew)) document.dispatchEvent(new Event("rz-news"));
      },
      onLoggedOut: () => location.assign(paths.login({ next: paths.likes(type) })),
    });
    document.addEventListener("rz-likes-reload", poller.askNow);
    navigator.serviceWorker?.addEventListener("message", poller.askNow);
    return () => {
      document.removeEventListener("rz-likes-reload", poller.askNow);
      navigator.serviceWorker?.removeEventListener("message", poller.askNow);
      poller.stop();
    };
  }, [type, first]);
  return cards;
}

import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import type { LanderPage } from "../lander-page";
import { loadLander } from "../lander-page.server";
import { INTERESTS, type Interest } from "./interest-icon";

export interface IconsModel {
  title: string;
  description: string;
  page: LanderPage;
  words: Words<"landers">["icons"];
  /** The visitor pressed "Continue". */
  done: boolean;
  tiles: { name: Interest; label: string; chosen: boolean }[];
  /** Back to the grid with the same tiles chosen. */
  changeUrl: string;
}

/** Few faces, below what was chosen. */
const FACES = 4;
/** Faces among the tiles: with the twelve interests they fill rows of three and of five. */
const TILES = 3;

/**
 * The lander that asks what one is here for (LAND-02). What is chosen stands in the address only.
 * @throws Response 404 for an unknown slug
 */
export async function loadIcons(context: PageContext, slug: string | undefined): Promise<IconsModel> {
  const { searchParams } = context.url;
  const done = searchParams.has("go");
  const chosenNames = new Set(searchParams.getAll("i"));
  const [page, { translator }] = await Promise.all([
    loadLander(context, slug, { lander: "iconslanding", members: done ? FACES : TILES }),
    getLanguage(context),
  ]);
  const words = translator.words("landers").icons;
  const names = translator.words("values");
  const tiles = INTERESTS.map((name) => ({
    name,
    label: names[`interest_${name}`],
    chosen: chosenNames.has(name),
  }));
  const chosen = tiles.filter((tile) => tile.chosen).map(({ name }): [string, string] => ["i", name]);
  return {
    title: page.promise,
    description: page.description,
    page,
    words,
    done,
    tiles,
    changeUrl:
      chosen.length > 0 ? `${context.url.pathname}?${new URLSearchParams(chosen)}` : context.url.pathname,
  };
}

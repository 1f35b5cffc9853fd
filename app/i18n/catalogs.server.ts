import type { Catalog } from "./catalog";
import { de } from "./catalogs/de";
import { en } from "./catalogs/en";
import { es } from "./catalogs/es";
import { fr } from "./catalogs/fr";
import { it } from "./catalogs/it";
import { nl } from "./catalogs/nl";
import { pl } from "./catalogs/pl";
import type { Language } from "./languages";

/** All words of all seven languages; a missing namespace or key does not compile. */
export const CATALOGS: Record<Language, Catalog> = { en, de, es, fr, it, nl, pl };

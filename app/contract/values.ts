/** The value lists of SPEC §3 and §5, in the order forms show them. */
export const GENDERS = ["male", "female"] as const;
export const SEXUALITIES = ["hetero", "gay", "lesbian", "bi"] as const;
export const HAIR_COLORS = [
  "brunette",
  "blond",
  "brown",
  "white",
  "bald",
  "black",
  "dark_blond",
  "dark_brown",
  "gray",
  "red",
  "other",
] as const;
export const EYE_COLORS = ["blue", "green", "hazel", "brown", "gray", "other"] as const;
export const BODY_TYPES = ["slim", "normal", "fat"] as const;
export const RELATIONSHIP_STATUSES = [
  "divorced",
  "living_together",
  "married",
  "single",
  "widowed",
  "unmarried",
] as const;
// biome-ignore format: a word list reads best as a paragraph
export const INTERESTS = [
  "relationship", "onenightstand", "kissing", "hugging", "massages", "lingerie", "sex", "safesex", "publicsex",
  "oralsex", "analsex", "sextoys", "masturbating", "exchangingpictures", "threesome", "gangbang", "bondage",
  "sadomasochism", "gym", "sports", "dancing", "travelling", "adventure", "party", "tattoos", "music", "movies",
  "videogames", "politics", "outdoors", "gardening", "hiking", "biking", "reading", "animals", "beach", "art",
  "photography", "theater", "shopping", "fashion", "astrology", "cooking", "foodie", "bbq", "sushi", "vegetarian",
  "wine", "beer", "tea", "coffee",
] as const;
/** Interests that say something of somebody's sex life (GDPR article 9): nothing of them reaches a stranger (SAFE-01). */
// biome-ignore format: a word list reads best as a paragraph
export const INTIMATE_INTERESTS = [
  "onenightstand", "lingerie", "sex", "safesex", "publicsex", "oralsex", "analsex", "sextoys", "masturbating",
  "exchangingpictures", "threesome", "gangbang", "bondage", "sadomasochism",
] as const satisfies readonly (typeof INTERESTS)[number][];
// biome-ignore format: a word list reads best as a paragraph
export const PAYMENT_METHODS = [
  "sdd", "prezelewy24", "blik", "sct", "giropay", "mastercard", "visa", "creditcard", "cartebancaire", "nexi",
  "ideal", "bancontact", "applepay", "paysafecard", "maestro", "paypal", "sofort", "eps",
] as const;
export const NOTIFICATION_TYPES = [
  "new_conversations",
  "new_messages",
  "like",
  "unread_message_reminders",
  "promotions",
  "weekly_updates",
  "news",
  "reminders",
] as const;
export const DELETION_REASONS = [
  "price",
  "found_someone",
  "not_looking",
  "site_problems",
  "no_members",
  "time",
  "other",
] as const;
/** TRUST.md, "Honest and safe": what can be reported. */
export const REPORT_REASONS = [
  "money",
  "fake",
  "harassment",
  "threats",
  "under_18",
  "illegal",
  "other",
] as const;
export const COMPLAINT_KINDS = ["service", "payment", "content", "privacy", "member", "other"] as const;
/** Statements that the law gives a form of its own (docs/law.md). */
export const STATEMENT_KINDS = ["withdrawal", "notice", "removal"] as const;
/** Who answers what is written to a profile. */
export const ANSWERED_BY = ["person", "staff", "machine"] as const;
/** Where a list has `other`, a word that it lacks is read as that (tolerance.server.ts). */
export const MESSAGE_KINDS = ["text", "photo", "gift", "gif", "other"] as const;
export const PAYMENT_STATUSES = ["pending", "completed", "failed", "cancelled", "refunded", "other"] as const;
/** Why a picture was refused. */
export const PHOTO_FAULTS = ["too_large", "not_a_picture", "too_small", "other"] as const;
/** What companies do that process data for the site. */
export const RECIPIENT_TASKS = ["hosting", "email", "payments", "support", "messages"] as const;
/** What may decide the order of members who fit a search equally. */
export const RANKING_PARAMETERS = [
  "last_online",
  "newest",
  "nearest",
  "photo",
  "profile",
  "interests",
  "likes",
  "premium",
  "random",
] as const;
/** What `retention_days` of the company may name. */
export const RETAINED_DATA = ["payments", "conversations", "reports", "logs"] as const;
export const LANGUAGE_CODES = ["en", "nl", "de", "it", "fr", "es", "pl"] as const;

/** Fields whose values are a closed list, by name; where lists share a name, all of them. */
export const VALUES_BY_FIELD: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ["gender", GENDERS],
  ["sexuality", SEXUALITIES],
  ["hair_color", HAIR_COLORS],
  ["eye_color", EYE_COLORS],
  ["body_type", BODY_TYPES],
  ["relationship_status", RELATIONSHIP_STATUSES],
  ["interests", INTERESTS],
  ["method", PAYMENT_METHODS],
  ["paymentmethods", PAYMENT_METHODS],
  ["language", LANGUAGE_CODES],
  ["answered_by", ANSWERED_BY],
  ["kind", [...new Set([...MESSAGE_KINDS, ...COMPLAINT_KINDS])]],
]);

/** The views of `/likes/{type}` (SPEC §2). */
export const LIKE_TYPES = ["received", "sent", "matches"] as const;

export type LikeType = (typeof LIKE_TYPES)[number];

export function isLikeType(text: string | undefined): text is LikeType {
  return LIKE_TYPES.some((type) => type === text);
}

/** How long a deletion can be taken back (SPEC §9). */
export const REACTIVATION_DAYS = 14;

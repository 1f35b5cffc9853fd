/** What the operator allows; every number can be overridden at start. */
export interface Limits {
  minAge: number;
  maxAge: number;
  messageLength: number;
  messageCredits: number;
  photoCredits: number;
  giftCredits: number;
  freeMessages: number;
  freeConversations: number;
  freePhotosSeen: number;
  freePhotoUploads: number;
  premiumPhotoUploads: number;
  /** Wrong logins on one account before it is blocked. */
  loginFailuresPerAccount: number;
  /** Wrong logins from one address before it is blocked. */
  loginFailuresPerAddress: number;
  loginBlockedMinutes: number;
  sessionDays: number;
  activationDays: number;
  activationMailsPerDay: number;
  resetMailsPerDay: number;
  mailChangesPerDay: number;
  reactivationMailsPerDay: number;
  reactivationDays: number;
  messagesPerMinute: number;
  likesPerMinute: number;
  /** SPEC §9, the swipe game. */
  swipeLikesPerDay: number;
  reportsPerDay: number;
  complaintsPerDay: number;
  signupsPerHour: number;
  /** Messages older than this are no longer visible (SPEC §8). */
  messageVisibleDays: number;
  /** A message that waits so long is reminded of by mail. */
  reminderAfterHours: number;
  /** Wrong SMS codes until a direct debit fails. */
  debitAttempts: number;
  /** Direct debits that failed by wrong codes until the account is blocked for them. */
  debitFailures: number;
  /** Confirmed direct debits in 30 days. */
  debitsPer30Days: number;
  debitSmsPerHour: number;
  idempotencyHours: number;
}

export const DEFAULT_LIMITS: Limits = {
  minAge: 18,
  maxAge: 110,
  messageLength: 500,
  messageCredits: 1,
  photoCredits: 2,
  giftCredits: 5,
  freeMessages: 5,
  freeConversations: 2,
  freePhotosSeen: 3,
  freePhotoUploads: 3,
  premiumPhotoUploads: 25,
  loginFailuresPerAccount: 5,
  loginFailuresPerAddress: 50,
  loginBlockedMinutes: 15,
  sessionDays: 30,
  activationDays: 7,
  activationMailsPerDay: 5,
  resetMailsPerDay: 3,
  mailChangesPerDay: 5,
  reactivationMailsPerDay: 3,
  reactivationDays: 14,
  messagesPerMinute: 60,
  likesPerMinute: 120,
  swipeLikesPerDay: 4,
  reportsPerDay: 50,
  complaintsPerDay: 50,
  signupsPerHour: 200,
  messageVisibleDays: 180,
  reminderAfterHours: 24,
  debitAttempts: 3,
  debitFailures: 2,
  debitsPer30Days: 3,
  debitSmsPerHour: 5,
  idempotencyHours: 48,
};

/** An expected "no". The code must be among the endpoint's refusals; the router adds the declared status. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly data: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** 429 `rate_limited`, again after so many seconds. */
export function rateLimited(retryAfterSeconds: number): Refusal {
  return new Refusal("rate_limited", { retry_after: Math.max(1, Math.ceil(retryAfterSeconds)) });
}

/** 400: the request does not have the shape that the endpoint declares. */
export class BadRequest extends Error {
  constructor(
    readonly field: string,
    readonly status: 400 | 413 | 422 = 400,
  ) {
    super(`bad request: ${field}`);
  }
}

/** 404 for a call that has no refusal of its own for it. */
export class NotFound extends Error {}

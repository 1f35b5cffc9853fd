import { isLostLogin, UpstreamFailure } from "./failure.server";

/**
 * What a call gives, or `fallback` where upstream fails: for parts that a page can do without. A lost login always
 * passes (HOST-06), and so does every fault of ours. The client has logged the failure.
 */
export async function withFallback<Value, Fallback>(
  call: Promise<Value> | undefined,
  fallback: Fallback,
): Promise<Value | Fallback> {
  return call === undefined ? fallback : withRecovery(call, () => fallback);
}

/** The same for a fallback that depends on what went wrong, such as the status of a refused form. */
export async function withRecovery<Value, Fallback>(
  call: Promise<Value>,
  recover: (failure: UpstreamFailure) => Fallback | Promise<Fallback>,
): Promise<Value | Fallback> {
  return withRecoveryForAnyone(call, (failure) => {
    if (isLostLogin(failure)) throw failure;
    return recover(failure);
  });
}

/**
 * The same where nobody's login is at stake: pages of visitors, the logout, notes that nobody waits for. Upstream asking
 * for a login is a failure like any other there.
 */
export async function withRecoveryForAnyone<Value, Fallback>(
  call: Promise<Value>,
  recover: (failure: UpstreamFailure) => Fallback | Promise<Fallback>,
): Promise<Value | Fallback> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    return recover(error);
  }
}

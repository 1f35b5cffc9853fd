/** Nothing on the site can receive notifications without a service worker. */
export const HAS_PUSH_WORKER: boolean = false;

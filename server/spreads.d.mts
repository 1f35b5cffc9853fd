/** Rewrites the files that are there, in place. */
export function assignSpreads(paths: string[]): Promise<void>;

export function findPhp(): string;

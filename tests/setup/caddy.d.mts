export function findCaddy(): string;

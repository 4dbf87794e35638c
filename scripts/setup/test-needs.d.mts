export function needsOf(args: string[]): Set<string>;

/** The balancer's program, where this machine has it. */
export function findHaproxy(): string | undefined;
export const haproxyIsMissing: string;

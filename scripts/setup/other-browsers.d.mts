export function findFirefox(): string | undefined;
export function findWebKit(): { driver: string; screen: string } | undefined;
export const firefoxIsMissing: string;
export const webKitIsMissing: string;

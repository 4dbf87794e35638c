/** Takes a picture of what is on the screen, under this name. */
export type Camera = (name: string) => Promise<void>;

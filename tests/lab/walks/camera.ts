/** Saves a picture of the screen under this name. */
export type Camera = (name: string) => Promise<void>;

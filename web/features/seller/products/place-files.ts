import * as texts from './texts.ts';

/** The formats that the store accepts. Because they are named, phones convert their own formats to JPEG. */
export const pictureFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/**
 * Puts files into empty slots, starting at the given one. `error` names files that are not pictures, or that are too
 * many.
 */
export function placeFiles<Picture>(
  slots: readonly (Picture | null)[],
  files: readonly File[],
  firstSlot: number,
  toPicture: (file: File) => Picture,
) {
  const unsupported = files.find((file) => !pictureFormats.includes(file.type));
  const supported = files.filter((file) => pictureFormats.includes(file.type));
  const order = [...slots.keys()].map((step) => (firstSlot + step) % slots.length);
  const free = order.filter((slot) => slots[slot] === null);
  const tooMany = supported.length > free.length ? texts.tooManyPictures(slots.length) : undefined;
  const next = [...slots];
  const added = supported.slice(0, free.length).map((file, at) => {
    const picture = toPicture(file);
    const slot = free[at];
    if (slot !== undefined) next[slot] = picture;
    return { file, picture };
  });
  return { slots: next, added, error: unsupported ? texts.notAPicture(unsupported.name) : tooMany };
}

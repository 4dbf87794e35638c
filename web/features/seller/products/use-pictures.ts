import { useEffect, useRef, useState } from 'react';
import { latestWins } from '#web/shared/lib/latest-wins.ts';
import { draftStorage, type DraftFiles } from './draft-storage.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** How many pictures a product may have. */
const pictureSlots = 4;

/** What the store takes. Naming the formats makes phones convert their own to JPEG. */
export const pictureFormats = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

const largestMegabytes = 20;

export interface Picture {
  /** As it was chosen. */
  file: File;
  /** An object URL of the file, valid while the picture is in its slot. */
  url: string;
  /** What is sent: as small as the shop can use it. Never rejects. */
  small: Promise<File>;
}

type Slots = readonly (Picture | null)[];

const emptySlots: Slots = Array.from({ length: pictureSlots }, () => null);

/**
 * The pictures of a product that is being written, in four slots, the main one first. They are kept with the draft, and
 * come back with it.
 * @param onRestored called once when kept pictures came back
 */
export function usePictures(onRestored: () => void) {
  const [slots, setSlots] = useState(emptySlots);
  const [fault, setFault] = useState<string>();
  const latest = useRef(slots);
  const kept = useRef<Slots>(emptySlots);
  const [keeper] = useState(() =>
    latestWins(async (next: Slots) =>
      draftStorage.keepPictures(await Promise.all(next.map(async (each) => (await each?.small) ?? null))),
    ),
  );

  // Object URLs hold their files in memory until they are given back to the browser.
  useEffect(() => {
    latest.current = slots;
    if (slots === kept.current) return;
    kept.current = slots;
    void keeper.push(slots);
  }, [slots, keeper]);
  useEffect(() => () => latest.current.forEach(giveBack), []);

  // Storage answers later; what was chosen in the meantime stays where it is.
  const restored = useRef(onRestored);
  useEffect(() => {
    let left = false;
    void draftStorage.readPictures().then((files) => {
      if (left || !files.some(Boolean)) return;
      put(files);
      restored.current();
    });
    return () => {
      left = true;
    };
  }, []);

  /** Fills the slots that are still empty, each with the file of its own place. */
  function put(files: DraftFiles) {
    const pictures = files.map(toPicture);
    setSlots((now) => now.map((picture, at) => picture ?? pictures[at] ?? null));
  }

  /**
   * Puts files into empty slots, the given one first. Whatever is no picture, too large or too many is named in `fault`.
   * @returns how many found a place
   */
  function add(files: readonly File[], firstSlot = 0) {
    const wrong = files.find((file) => !pictureFormats.includes(file.type));
    const good = files.filter((file) => pictureFormats.includes(file.type));
    const order = [...emptySlots.keys()].map((step) => (firstSlot + step) % pictureSlots);
    const free = order.filter((slot) => slots[slot] === null);
    const tooMany = good.length > free.length ? `A product has at most ${pictureSlots} pictures.` : undefined;
    const next = [...slots];
    const added = good.slice(0, free.length);
    added.forEach((file, at) => {
      const slot = free[at];
      if (slot === undefined) return;
      const picture = toPicture(file);
      next[slot] = picture;
      void picture?.small.then(({ size }) => {
        if (size > largestMegabytes * 1024 * 1024)
          takeOut(picture, `“${file.name}” is larger than ${largestMegabytes} MB and cannot be made smaller here.`);
      });
    });
    setSlots(next);
    setFault(
      wrong
        ? `“${wrong.name}” is not a picture that the store accepts. Choose a JPEG, PNG, WebP or GIF file.`
        : tooMany,
    );
    return added.length;
  }

  function takeOut(picture: Picture | null, because?: string) {
    giveBack(picture);
    setSlots((now) => now.map((each) => (each === picture ? null : each)));
    setFault(because);
  }

  /** The browser could not show it, so the store could not either. */
  function refuse(slot: number) {
    const picture = slots[slot] ?? null;
    takeOut(picture, `${picture?.file.name ?? 'This file'} cannot be read as a picture. Choose another one.`);
  }

  /** Puts a picture into another place; those between move up or down by one. */
  function move(from: number, to: number) {
    const next = [...slots];
    next.splice(to, 0, ...next.splice(from, 1));
    setSlots(next);
  }

  function clear() {
    slots.forEach(giveBack);
    setSlots(emptySlots);
    setFault(undefined);
    // Also when the page was left while the product was on its way.
    void keeper.push(emptySlots);
  }

  return {
    slots,
    /** The chosen files by slot, to put them back later. */
    files: slots.map((picture) => picture?.file ?? null),
    /** What goes to the store, in order. */
    prepared: () => Promise.all(slots.flatMap((picture) => picture?.small ?? [])),
    fault,
    add,
    put,
    remove: (slot: number) => takeOut(slots[slot] ?? null),
    refuse,
    move,
    clear,
  };
}

function toPicture(file: File | null): Picture | null {
  return file && { file, url: URL.createObjectURL(file), small: shrinkPicture(file).catch(() => file) };
}

function giveBack(picture: Picture | null) {
  if (picture) URL.revokeObjectURL(picture.url);
}

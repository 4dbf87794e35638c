import { useEffect, useRef, useState } from 'react';
import { latestWins } from '#web/shared/lib/latest-wins.ts';
import { draftStorage, type DraftFiles, type PictureSource } from './draft-storage.ts';
import { placeFiles } from './place-files.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** The specification's number of pictures per product. */
const slotCount = 4;

const maxMegabytes = 20;

interface Picture {
  name: string;
  source: PictureSource;
  /** For an `img`. Of a file: an object URL, valid while the picture is in a slot. */
  url: string;
  /** The file to send, unless the store has the picture. Never rejects. */
  small?: Promise<File>;
}

type Slots = readonly (Picture | null)[];

const emptySlots: Slots = Array.from({ length: slotCount }, () => null);

/**
 * The pictures of a draft in four slots, the main one first. They are stored with the draft.
 * @param onRestored called when stored pictures were restored
 */
export function usePictures(onRestored: () => void) {
  const [slots, setSlots] = useState(emptySlots);
  const [error, setError] = useState<string>();
  const [isRead, setIsRead] = useState(false);
  const latest = useRef(slots);
  const stored = useRef<Slots>(emptySlots);
  const [storeQueue] = useState(() =>
    latestWins(async (next: Slots) =>
      draftStorage.writePictures(
        await Promise.all(next.map(async (each) => (await each?.small) ?? each?.source ?? null)),
      ),
    ),
  );

  // Object URLs keep their files in memory until they are revoked.
  useEffect(() => {
    latest.current = slots;
    if (slots === stored.current) return;
    stored.current = slots;
    void storeQueue.push(slots);
  }, [slots, storeQueue]);
  useEffect(() => () => latest.current.forEach(revoke), []);

  // Pictures chosen while the storage is read stay in their slots.
  const restored = useRef(onRestored);
  useEffect(() => {
    let isGone = false;
    void draftStorage.readPictures().then((files) => {
      if (isGone) return;
      setIsRead(true);
      if (!files.some(Boolean)) return;
      restore(files);
      restored.current();
    });
    return () => {
      isGone = true;
    };
  }, []);

  /** Fills empty slots, each with the file of the same slot. */
  function restore(files: DraftFiles) {
    const pictures = files.map((source) => (source === null ? null : toPicture(source)));
    setSlots((now) => now.map((picture, at) => picture ?? pictures[at] ?? null));
  }

  /**
   * Puts files into empty slots, starting at the given one. `error` names files that are no pictures, too large or too many.
   * @returns the number of added files
   */
  function add(files: readonly File[], firstSlot = 0) {
    const placed = placeFiles(slots, files, firstSlot, toPicture);
    for (const { file, picture } of placed.added) {
      void picture.small?.then(({ size }) => {
        if (size > maxMegabytes * 1024 * 1024)
          removePicture(picture, `“${file.name}” is larger than ${maxMegabytes} MB and cannot be made smaller here.`);
      });
    }
    setSlots(placed.slots);
    setError(placed.error);
    return placed.added.length;
  }

  function removePicture(picture: Picture | null, reason?: string) {
    revoke(picture);
    setSlots((now) => now.map((each) => (each === picture ? null : each)));
    setError(reason);
  }

  /** Removes a picture that the browser cannot show: the store could not read it either. */
  function removeBroken(slot: number) {
    const picture = slots[slot] ?? null;
    removePicture(picture, `${picture?.name ?? 'This file'} cannot be read as a picture. Choose another one.`);
  }

  /** Moves a picture to another slot. The pictures in between shift by one. */
  function move(from: number, to: number) {
    const next = [...slots];
    next.splice(to, 0, ...next.splice(from, 1));
    setSlots(next);
  }

  function clear() {
    slots.forEach(revoke);
    setSlots(emptySlots);
    setError(undefined);
    // Also clears the storage when the page was left while the product was sent.
    void storeQueue.push(emptySlots);
  }

  return {
    slots,
    /** Whether the stored pictures are in their slots. */
    isRead,
    /** The chosen pictures by slot, for `restore`. */
    files: slots.map((picture) => picture?.source ?? null),
    /** Resolves to the pictures to send, in order. */
    prepared: () =>
      Promise.all(
        slots.filter((picture) => picture !== null).map(async ({ small, source }) => (await small) ?? source),
      ),
    error,
    add,
    restore,
    remove: (slot: number) => removePicture(slots[slot] ?? null),
    removeBroken,
    move,
    clear,
  };
}

function toPicture(source: PictureSource): Picture {
  if (typeof source === 'string') return { name: 'a copied picture', source, url: source };
  const small = shrinkPicture(source).catch(() => source);
  return { name: source.name, source, url: URL.createObjectURL(source), small };
}

function revoke(picture: Picture | null) {
  if (picture?.small) URL.revokeObjectURL(picture.url);
}

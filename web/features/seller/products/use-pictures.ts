import { useEffect, useRef, useState } from 'react';
import { latestWins } from '#web/shared/lib/latest-wins.ts';
import { draftStorage, type DraftFiles } from './draft-storage.ts';
import { placeFiles } from './place-files.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** The specification's number of pictures per product. */
const slotCount = 4;

const maxMegabytes = 20;

interface Picture {
  name: string;
  /** The chosen file. */
  file: File;
  /** An object URL of the file, valid while the picture is in a slot. */
  url: string;
  /** The file to send. Never rejects. */
  small: Promise<File>;
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
  const latest = useRef(slots);
  const stored = useRef<Slots>(emptySlots);
  const [storeQueue] = useState(() =>
    latestWins(async (next: Slots) =>
      draftStorage.writePictures(await Promise.all(next.map(async (each) => (await each?.small) ?? null))),
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
      if (isGone || !files.some(Boolean)) return;
      restore(files);
      restored.current();
    });
    return () => {
      isGone = true;
    };
  }, []);

  /** Fills empty slots, each with the file of the same slot. */
  function restore(files: DraftFiles) {
    const pictures = files.map((file) => file && toPicture(file));
    setSlots((now) => now.map((picture, at) => picture ?? pictures[at] ?? null));
  }

  /**
   * Puts files into empty slots, starting at the given one. `error` names files that are no pictures, too large or too many.
   * @returns the number of added files
   */
  function add(files: readonly File[], firstSlot = 0) {
    const placed = placeFiles(slots, files, firstSlot, toPicture);
    for (const { file, picture } of placed.added) {
      void picture.small.then(({ size }) => {
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
    removePicture(picture, `${picture?.file.name ?? 'This file'} cannot be read as a picture. Choose another one.`);
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
    /** The chosen files by slot, for `restore`. */
    files: slots.map((picture) => picture?.file ?? null),
    /** Resolves to the files to send, in order. */
    prepared: () => Promise.all(slots.flatMap((picture) => picture?.small ?? [])),
    error,
    add,
    restore,
    remove: (slot: number) => removePicture(slots[slot] ?? null),
    removeBroken,
    move,
    clear,
  };
}

function toPicture(file: File): Picture {
  return { name: file.name, file, url: URL.createObjectURL(file), small: shrinkPicture(file).catch(() => file) };
}

function revoke(picture: Picture | null) {
  if (picture) URL.revokeObjectURL(picture.url);
}

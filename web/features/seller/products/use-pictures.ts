import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { latestWins } from '#web/shared/lib/latest-wins.ts';
import type { DraftFiles, PictureSource, PictureStorage } from './draft-storage.ts';
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

const toSlots = (files: DraftFiles): Slots =>
  Array.from({ length: slotCount }, (_none, at) => {
    const source = files[at] ?? null;
    return source === null ? null : toPicture(source);
  });

interface PicturesOptions {
  storage: PictureStorage;
  /** The addresses of the pictures that the store has. */
  urls?: readonly string[];
  /** Called when stored pictures were restored. */
  onRestored: () => void;
  /** Called when the pictures have changed. */
  onChanged?: () => void;
}

/** The pictures of a draft in four slots, the main one first. They are stored with the draft. */
export function usePictures({ storage, urls = [], onRestored, onChanged }: PicturesOptions) {
  /** The slots without changes. */
  const [start, setStart] = useState(() => toSlots(urls));
  const [slots, setSlots] = useState(start);
  const [error, setError] = useState<string>();
  const [isRead, setIsRead] = useState(false);
  const latest = useRef(slots);
  const stored = useRef(start);
  const [storeQueue] = useState(() =>
    latestWins(async (next: Slots) =>
      storage.write(await Promise.all(next.map(async (each) => (await each?.small) ?? each?.source ?? null))),
    ),
  );

  const changed = useEffectEvent(() => onChanged?.());
  // Object URLs keep their files in memory until they are revoked.
  useEffect(() => {
    latest.current = slots;
    if (slots === stored.current) return;
    stored.current = slots;
    void storeQueue.push(slots);
    changed();
  }, [slots, storeQueue]);
  useEffect(() => () => latest.current.forEach(revoke), []);

  // Pictures chosen while the storage is read stay in their slots.
  const put = useEffectEvent((files: DraftFiles) => {
    restore(files);
    onRestored();
  });
  useEffect(() => {
    let isGone = false;
    void storage.read().then((files) => {
      if (isGone) return;
      setIsRead(true);
      if (!files.some(Boolean)) return;
      put(files);
    });
    return () => {
      isGone = true;
    };
  }, [storage]);

  /** Fills unchanged slots, each with the file of the same slot. */
  function restore(files: DraftFiles) {
    const pictures = toSlots(files);
    setSlots((now) => now.map((picture, at) => (picture === start[at] ? (pictures[at] ?? null) : picture)));
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

  /** Shows these pictures of the store, without changes. */
  function reset(to: readonly string[] = []) {
    slots.forEach(revoke);
    const next = toSlots(to);
    stored.current = next;
    setStart(next);
    setSlots(next);
    setError(undefined);
    // Also clears the storage when the page was left while the product was sent.
    void storeQueue.push([]);
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
    reset,
  };
}

function toPicture(source: PictureSource): Picture {
  if (typeof source === 'string') return { name: 'a picture of the store', source, url: source };
  const small = shrinkPicture(source).catch(() => source);
  return { name: source.name, source, url: URL.createObjectURL(source), small };
}

function revoke(picture: Picture | null) {
  if (picture?.small) URL.revokeObjectURL(picture.url);
}

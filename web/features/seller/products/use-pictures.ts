import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureLimits } from '#common/limits.ts';
import { latestWins } from '#web/shared/lib/network/latest-wins.ts';
import type { DraftFiles, PictureSource, PictureStorage } from './picture-storage.ts';
import { placeFiles } from './place-files.ts';
import { shrinkPicture } from './shrink-picture.ts';
import * as texts from './texts.ts';

const slotCount = pictureLimits.perProduct;

interface Picture {
  name: string;
  source: PictureSource;
  /** The address for an `img`. A file has an object URL, which is valid while the picture is in a slot. */
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
}

const isSameList = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** The pictures of a draft in four slots, the main one first. They are stored with the draft. */
export function usePictures({ storage, urls = [], onRestored }: PicturesOptions) {
  /** The slots without changes. */
  const [start, setStart] = useState(() => toSlots(urls));
  const [slots, setSlots] = useState(start);
  /** The store's pictures on which the slots build, and those that it has now. */
  const [base, setBase] = useState(urls);
  const [newest, setNewest] = useState(urls);
  const [isTaken, setIsTaken] = useState(false);
  const [error, setError] = useState<string>();
  const [isRead, setIsRead] = useState(false);
  const [isStored, setIsStored] = useState(true);
  const latest = useRef(slots);
  const stored = useRef({ slots, base });
  const [storeQueue] = useState(() =>
    latestWins(async (next: typeof stored.current | undefined) => {
      const sources = next?.slots.map(async (each) => (await each?.small) ?? each?.source ?? null);
      setIsStored(await storage.write(next && { base: next.base, files: await Promise.all(sources ?? []) }));
    }),
  );
  const isChanged = slots.some((picture, at) => picture !== start[at]);

  // Object URLs keep their files in memory until they are revoked.
  useEffect(() => {
    latest.current = slots;
    if (slots === stored.current.slots && base === stored.current.base) return;
    stored.current = { slots, base };
    void storeQueue.push(isChanged ? stored.current : undefined);
  }, [slots, base, isChanged, storeQueue]);
  useEffect(() => () => latest.current.forEach(revoke), []);

  // Pictures chosen while the storage is read stay in their slots.
  const put = useEffectEvent((kept: Awaited<ReturnType<PictureStorage['read']>>) => {
    setIsRead(true);
    if (!kept) return;
    restore(kept.files);
    setBase(kept.base);
    onRestored();
  });
  useEffect(() => {
    let isGone = false;
    void storage.read().then((kept) => isGone || put(kept));
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
   * Puts files into empty slots, starting at the given one. `error` names files that are not pictures, too large or too
   * many.
   * @returns the number of added files
   */
  function add(files: readonly File[], firstSlot = 0) {
    const placed = placeFiles(slots, files, firstSlot, toPicture);
    for (const { file, picture } of placed.added) {
      void picture.small?.then(({ size }) => {
        if (size > pictureLimits.megabytes * 1024 * 1024)
          removePicture(picture, texts.pictureTooLarge(file.name, pictureLimits.megabytes));
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
    removePicture(picture, texts.pictureUnreadable(picture?.name));
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
    stored.current = { slots: next, base: to };
    setStart(next);
    setSlots(next);
    setBase(to);
    setNewest(to);
    setIsTaken(false);
    setError(undefined);
    // The storage is cleared also when the page was left while the product was sent.
    void storeQueue.push(undefined);
  }

  /** Makes the pictures of the store that are shown a change: they are stored with the draft, as chosen files are. */
  function keep() {
    setStart(toSlots([]));
    setBase([]);
    setNewest([]);
  }

  /**
   * Takes over the pictures that the store has now. When the seller has changed the pictures too, that is a conflict.
   */
  function follow(to: readonly string[]) {
    if (isSameList(to, newest)) return;
    if (isChanged) {
      setNewest(to);
      return;
    }
    reset(to);
    setIsTaken(true);
  }

  return {
    slots,
    /** Whether the stored pictures are in their slots. */
    isRead,
    /** Whether the browser keeps the pictures after a reload of the page. */
    isStored,
    /** The chosen pictures by slot, for `restore`. */
    files: slots.map((picture) => picture?.source ?? null),
    /** Resolves to the pictures to send, in order. */
    prepared: () =>
      Promise.all(
        slots.filter((picture) => picture !== null).map(async ({ small, source }) => (await small) ?? source),
      ),
    error,
    isChanged,
    keep,
    /** Whether the seller and others have changed the pictures. */
    isConflict: isChanged && !isSameList(base, newest),
    /** Whether the slots took over newer pictures. */
    isTaken,
    follow,
    keepMine: () => setBase(newest),
    takeNewer: () => reset(newest),
    add,
    restore,
    remove: (slot: number) => removePicture(slots[slot] ?? null),
    removeBroken,
    move,
    reset,
  };
}

function toPicture(source: PictureSource): Picture {
  if (typeof source === 'string') return { name: texts.storePicture, source, url: source };
  const small = shrinkPicture(source).catch(() => source);
  return { name: source.name, source, url: URL.createObjectURL(source), small };
}

function revoke(picture: Picture | null) {
  if (picture?.small) URL.revokeObjectURL(picture.url);
}

import { useEffect, useRef, useState } from 'react';
import type { ProductPictureInput } from '#web/__generated__/seller-products.ts';
import { placeFiles } from './place-files.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A picture of the store, or with `small` a chosen file. */
interface EditedPicture {
  name: string;
  url: string;
  /** The file to send. Never rejects. */
  small?: Promise<File>;
}

const slotCount = 4;

function toSlots(urls: readonly string[]): readonly (EditedPicture | null)[] {
  return Array.from({ length: slotCount }, (_, at) => {
    const url = urls[at];
    return url === undefined ? null : { name: `picture ${at + 1}`, url };
  });
}

/** The pictures of a product that is edited, in four slots: those of the store, and new ones. */
export function useEditedPictures(urls: readonly string[]) {
  const [slots, setSlots] = useState(() => toSlots(urls));
  const [error, setError] = useState<string>();
  const latest = useRef(slots);

  useEffect(() => {
    latest.current = slots;
  }, [slots]);
  // Object URLs keep their files in memory until they are revoked.
  useEffect(() => () => latest.current.forEach(revoke), []);

  function remove(slot: number, reason?: string) {
    revoke(slots[slot] ?? null);
    setSlots(slots.with(slot, null));
    setError(reason);
  }

  return {
    slots,
    error,
    add(files: readonly File[], firstSlot = 0) {
      const placed = placeFiles(slots, files, firstSlot, toPicture);
      setSlots(placed.slots);
      setError(placed.error);
      return placed.added.length;
    },
    remove: (slot: number) => remove(slot),
    removeBroken: (slot: number) => remove(slot, `${slots[slot]?.name ?? 'This file'} cannot be read as a picture.`),
    move(from: number, to: number) {
      const next = [...slots];
      next.splice(to, 0, ...next.splice(from, 1));
      setSlots(next);
    },
    /** Shows the pictures of the store again. */
    reset(to: readonly string[]) {
      slots.forEach(revoke);
      setSlots(toSlots(to));
      setError(undefined);
    },
    /** The pictures for the API, in their order. */
    prepared: (): Promise<ProductPictureInput[]> =>
      Promise.all(
        slots
          .filter((picture) => picture !== null)
          .map(async ({ small, url }) => (small ? { upload: await small } : { url })),
      ),
  };
}

function toPicture(file: File): EditedPicture {
  return { name: file.name, url: URL.createObjectURL(file), small: shrinkPicture(file).catch(() => file) };
}

function revoke(picture: EditedPicture | null) {
  if (picture?.small) URL.revokeObjectURL(picture.url);
}

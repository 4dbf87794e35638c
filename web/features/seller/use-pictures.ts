import { useEffect, useRef, useState } from 'react';

/** How many pictures a product may have. */
export const pictureSlots = 4;

/** What the store takes. Naming the formats makes phones convert their own to JPEG. */
export const pictureFormats = ['image/jpeg', 'image/png', 'image/webp'];

const largestPicture = 5 * 1024 * 1024;

export interface Picture {
  file: File;
  /** An object URL of the file, valid while the picture is in its slot. */
  url: string;
}

type Slots = (Picture | null)[];

const emptySlots: Slots = Array.from({ length: pictureSlots }, () => null);

/** The pictures of a product that is being written, in four slots, the main one first. */
export function usePictures() {
  const [slots, setSlots] = useState(emptySlots);
  const [fault, setFault] = useState<string>();
  const latest = useRef(slots);

  // Object URLs hold their files in memory until they are given back to the browser.
  useEffect(() => {
    latest.current = slots;
  }, [slots]);
  useEffect(() => () => latest.current.forEach(giveBack), []);

  /** Puts files into empty slots, the given one first. Whatever is no picture, too large or too many is named in `fault`. */
  function add(files: readonly File[], firstSlot = 0) {
    const faults = files.map(faultOf);
    const good = files.filter((_file, at) => !faults[at]);
    const order = [...emptySlots.keys()].map((step) => (firstSlot + step) % pictureSlots);
    const free = order.filter((slot) => slots[slot] === null);
    const tooMany = good.length > free.length ? `A product has at most ${pictureSlots} pictures.` : undefined;
    const next = [...slots];
    good.slice(0, free.length).forEach((file, at) => {
      const slot = free[at];
      if (slot !== undefined) next[slot] = { file, url: URL.createObjectURL(file) };
    });
    setSlots(next);
    setFault(faults.find(Boolean) ?? tooMany);
  }

  function remove(slot: number) {
    giveBack(slots[slot] ?? null);
    setSlots(slots.map((picture, at) => (at === slot ? null : picture)));
    setFault(undefined);
  }

  /** The browser could not show it, so the store could not either. */
  function refuse(slot: number) {
    const name = slots[slot]?.file.name;
    remove(slot);
    setFault(`${name ?? 'This file'} is no picture that can be read. Choose another one.`);
  }

  /** Lets a picture change places with its neighbour. */
  function move(slot: number, by: -1 | 1) {
    const next = [...slots];
    [next[slot], next[slot + by]] = [slots[slot + by] ?? null, slots[slot] ?? null];
    setSlots(next);
  }

  function clear() {
    slots.forEach(giveBack);
    setSlots(emptySlots);
    setFault(undefined);
  }

  return { slots, files: slots.flatMap((picture) => picture?.file ?? []), fault, add, remove, refuse, move, clear };
}

function giveBack(picture: Picture | null) {
  if (picture) URL.revokeObjectURL(picture.url);
}

function faultOf({ name, type, size }: File) {
  if (!pictureFormats.includes(type))
    return `“${name}” is not a picture the store takes: choose a JPEG, PNG or WebP image.`;
  if (size > largestPicture) return `“${name}” is larger than 5 MB.`;
  return undefined;
}

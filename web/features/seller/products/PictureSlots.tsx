import { useRef, useState } from 'react';
import { announce } from '#web/shared/lib/page/announce.ts';
import { PictureSlot, type SlotPicture } from './PictureSlot.tsx';
import { useIncomingFiles } from './use-incoming-files.ts';
import * as texts from './texts.ts';
import * as styles from './PictureSlots.css.ts';

/** The pictures of a product in their slots, and how to change them. */
interface SlottedPictures {
  slots: readonly (SlotPicture | null)[];
  /** The reason why the last change failed. */
  error: string | undefined;
  /** Returns the number of added files. */
  add: (files: readonly File[], firstSlot?: number) => number;
  remove: (slot: number) => void;
  removeBroken: (slot: number) => void;
  move: (from: number, to: number) => void;
}

interface PictureSlotsProps {
  pictures: SlottedPictures;
  disabled: boolean;
  /** The sent share of each picture, from 0 to 1. Undefined while they are not being sent. */
  shares: readonly number[] | undefined;
}

/**
 * Four slots for pictures, of which lists show the first. Files are chosen in a slot, or dropped or pasted anywhere on the
 * page. Pictures are moved by dragging or with buttons.
 */
export function PictureSlots({ pictures, disabled, shares }: PictureSlotsProps) {
  const { slots, error, add, remove, removeBroken, move } = pictures;
  const panel = useRef<HTMLFieldSetElement>(null);
  const [dragged, setDragged] = useState<number>();

  const isOver = useIncomingFiles((files) => {
    if (!disabled) addFiles(files);
  });

  function addFiles(files: File[], firstSlot?: number) {
    const count = add(files, firstSlot);
    if (count > 0) announce(texts.picturesAdded(count));
  }

  function shift(from: number, to: number) {
    move(from, to);
    announce(texts.pictureMoved(from + 1, to + 1));
  }

  /** Focuses the first element found, after the focused control has disappeared with its slot's content. */
  function focusOn(...selectors: string[]) {
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => panel.current?.querySelector<HTMLElement>(selector));
      found.find(Boolean)?.focus();
    });
  }

  return (
    <fieldset ref={panel} aria-label={texts.pictures} className={styles.panel}>
      <ul className={styles.slots} data-over={isOver || undefined}>
        {slots.map((picture, at) => (
          <PictureSlot
            // Slots are identified by their index.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            at={at}
            picture={picture}
            lastIndex={slots.length - 1}
            disabled={disabled}
            share={shares?.[slots.slice(0, at).filter(Boolean).length]}
            isTarget={dragged !== undefined && dragged !== at}
            onChoose={(files) => {
              addFiles(files, at);
              focusOn('input[type=file]', `[data-remove="${at}"]`);
            }}
            onBroken={() => removeBroken(at)}
            onRemove={() => {
              remove(at);
              focusOn(`[data-choose="${at}"]`);
            }}
            onShift={(by) => {
              const to = at + by;
              shift(at, to);
              // The focus follows the picture: to the same button, or to the other one at the end of the row.
              const [same, other] = by === -1 ? ['left', 'right'] : ['right', 'left'];
              focusOn(`[data-move="${to}-${same}"]`, `[data-move="${to}-${other}"]`);
            }}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== undefined) shift(dragged, at);
              setDragged(undefined);
            }}
          />
        ))}
      </ul>
      <p className={styles.hint}>{texts.picturesHint}</p>
      <p role="alert" className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}

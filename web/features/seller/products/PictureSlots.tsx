import { useRef, useState } from 'react';
import { announce } from '#web/shared/lib/announce.ts';
import { PictureSlot } from './PictureSlot.tsx';
import { useIncomingFiles } from './use-incoming-files.ts';
import type { usePictures } from './use-pictures.ts';
import * as styles from './PictureSlots.css.ts';

interface PictureSlotsProps {
  pictures: ReturnType<typeof usePictures>;
  disabled: boolean;
  /** While they are being sent: how much of each picture has left, from 0 to 1. */
  shares: readonly number[] | undefined;
}

/**
 * Four places for pictures: click one to choose files, or drop or paste them anywhere on the page. The first is what
 * lists show. They change places by dragging and by buttons.
 */
export function PictureSlots({ pictures, disabled, shares }: PictureSlotsProps) {
  const { slots, fault, add, remove, refuse, move } = pictures;
  const panel = useRef<HTMLFieldSetElement>(null);
  const [dragged, setDragged] = useState<number>();

  const over = useIncomingFiles((files) => {
    if (!disabled) take(files);
  });

  function take(files: File[], firstSlot?: number) {
    const count = add(files, firstSlot);
    if (count > 0) announce(`${count} ${count === 1 ? 'picture' : 'pictures'} added`);
  }

  function shift(from: number, to: number) {
    move(from, to);
    announce(`Picture ${from + 1} is now picture ${to + 1}`);
  }

  /** The control that had the focus is gone with its slot's content: it goes on to the first of these that is there. */
  function focusOn(...selectors: string[]) {
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => panel.current?.querySelector<HTMLElement>(selector));
      found.find(Boolean)?.focus();
    });
  }

  return (
    <fieldset ref={panel} aria-label="Pictures" className={styles.panel}>
      <ul className={styles.slots} data-over={over || undefined}>
        {slots.map((picture, at) => (
          <PictureSlot
            // A slot is its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            at={at}
            picture={picture}
            last={slots.length - 1}
            disabled={disabled}
            share={shares?.[slots.slice(0, at).filter(Boolean).length]}
            isTarget={dragged !== undefined && dragged !== at}
            onChoose={(files) => {
              take(files, at);
              focusOn('input[type=file]', `[data-remove="${at}"]`);
            }}
            onRefuse={() => refuse(at)}
            onRemove={() => {
              remove(at);
              focusOn(`[data-choose="${at}"]`);
            }}
            onShift={(by) => {
              const to = at + by;
              shift(at, to);
              // Along with the picture: to the same button or, at the end of the row, to the other one.
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
      <p className={styles.hint}>
        Click a box, or drop or paste pictures: JPEG, PNG, WebP or GIF (first frame only). Large photos are made smaller
        before they are sent.
      </p>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </fieldset>
  );
}

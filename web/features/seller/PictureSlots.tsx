import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { announce } from '#web/shared/lib/announce.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { pictureFormats, type usePictures } from './use-pictures.ts';
import * as styles from './PictureSlots.css.ts';

interface PictureSlotsProps {
  pictures: ReturnType<typeof usePictures>;
  disabled: boolean;
}

/** Four places for pictures: click one to choose files, or drop them anywhere here. The first is what lists show. */
export function PictureSlots({ pictures, disabled }: PictureSlotsProps) {
  const { slots, fault, add, remove, refuse, move } = pictures;
  const panel = useRef<HTMLFieldSetElement>(null);
  const [over, setOver] = useState(false);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length > 0 && !disabled) add(files);
  });

  // A picture is pasted into the page, wherever the focus is; pasted text goes where it always goes.
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  function shift(at: number, by: -1 | 1) {
    move(at, by);
    announce(`Picture ${at + 1} is now picture ${at + by + 1}`);
    // The focus goes along with the picture, on the same button or, at the end of the row, on the other one.
    const target = at + by;
    const direction = (by === -1 && target > 0) || target === slots.length - 1 ? 'left' : 'right';
    requestAnimationFrame(() =>
      panel.current?.querySelector<HTMLButtonElement>(`[data-move="${target}-${direction}"]`)?.focus(),
    );
  }

  function take(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  }

  return (
    // Dropping is a pointer's shortcut: each place is a file input of its own for everyone else.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={panel}
      aria-label="Pictures"
      className={styles.panel}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget instanceof Node ? event.relatedTarget : null))
          setOver(false);
      }}
      onDrop={take}
    >
      <ul className={styles.slots}>
        {slots.map((picture, at) => (
          // A slot is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.slot}>
            {picture ? (
              <div className={styles.filled}>
                <img
                  className={styles.preview}
                  src={picture.url}
                  alt={`Preview of ${picture.file.name}`}
                  onError={() => refuse(at)}
                />
                <span className={styles.moves}>
                  {at > 0 && (
                    <button
                      type="button"
                      className={styles.move}
                      data-move={`${at}-left`}
                      aria-label={`Move picture ${at + 1} left`}
                      disabled={disabled}
                      onClick={() => shift(at, -1)}
                    >
                      <Icon name="chevron-left" size={18} />
                    </button>
                  )}
                  {at < slots.length - 1 && (
                    <button
                      type="button"
                      className={styles.move}
                      data-move={`${at}-right`}
                      aria-label={`Move picture ${at + 1} right`}
                      disabled={disabled}
                      onClick={() => shift(at, 1)}
                    >
                      <Icon name="chevron-right" size={18} />
                    </button>
                  )}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove picture ${at + 1}`}
                  disabled={disabled}
                  onClick={() => remove(at)}
                >
                  <Icon name="close" size={18} />
                </button>
              </div>
            ) : (
              <label className={styles.empty} data-over={over}>
                <Icon name={at === 0 ? 'upload' : 'plus'} size={at === 0 ? 28 : 22} />
                <span>{at === 0 ? 'Main picture' : `Picture ${at + 1}`}</span>
                <input
                  type="file"
                  className={styles.input}
                  accept={pictureFormats.join(',')}
                  multiple
                  disabled={disabled}
                  onChange={(event) => {
                    add([...(event.target.files ?? [])], at);
                    // The same file can then be chosen again after it was removed.
                    event.target.value = '';
                  }}
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>Click a place, or drop or paste pictures. JPEG, PNG or WebP, 5 MB each at most.</p>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </fieldset>
  );
}

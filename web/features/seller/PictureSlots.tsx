import { useState, type DragEvent } from 'react';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { pictureFormats, type usePictures } from './use-pictures.ts';
import * as styles from './PictureSlots.css.ts';

interface PictureSlotsProps {
  pictures: ReturnType<typeof usePictures>;
  disabled: boolean;
}

/** Four places for pictures: click one to choose files, or drop them anywhere here. The first is what lists show. */
export function PictureSlots({ pictures, disabled }: PictureSlotsProps) {
  const { slots, fault, add, remove } = pictures;
  const [over, setOver] = useState(false);

  function take(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  }

  return (
    // Dropping is a pointer's shortcut: each place is a file input of its own for everyone else.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
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
                <img className={styles.preview} src={picture.url} alt={`Preview of ${picture.file.name}`} />
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
      <p className={styles.hint}>Click a place or drop pictures here. JPEG, PNG or WebP, 5 MB each at most.</p>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </fieldset>
  );
}

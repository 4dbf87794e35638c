import { uploadDrawing } from '#web/shared/ui/drawings.ts';
import { Drawing, Icon, type IconName } from '#web/shared/ui/Icon.tsx';
import { pictureFormats } from './place-files.ts';
import { progressBar } from './progress-bar.css.ts';
import * as texts from './texts.ts';
import * as styles from './PictureSlots.css.ts';

/** A picture in a slot. */
export interface SlotPicture {
  /** The text alternative of the picture. */
  name: string;
  url: string;
}

interface PictureSlotProps {
  /** The index of the slot. */
  at: number;
  lastIndex: number;
  picture: SlotPicture | null;
  disabled: boolean;
  /** The sent share of the picture, from 0 to 1. Undefined while it is not being sent. */
  share: number | undefined;
  /** Whether a dragged picture may be dropped here. */
  isTarget: boolean;
  onChoose: (files: File[]) => void;
  /** Called when the browser cannot show the picture. */
  onBroken: () => void;
  onRemove: () => void;
  onShift: (by: -1 | 1) => void;
  /** Called with the slot when dragging starts, and with undefined when it ends. */
  onDrag: (slot: number | undefined) => void;
  onDrop: () => void;
}

/** One slot for a picture: a file input, or the picture with its buttons. */
export function PictureSlot(props: PictureSlotProps) {
  const { at, picture, disabled, isTarget, onChoose, onDrop } = props;
  return (
    // Keyboard users have buttons in place of dragging.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.slot}
      data-target={isTarget || undefined}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={(event) => {
        if (!isTarget) return;
        event.preventDefault();
        onDrop();
      }}
    >
      {picture ? (
        <Filled {...props} picture={picture} />
      ) : (
        <label className={styles.empty}>
          {at === 0 ? <Drawing path={uploadDrawing} size={28} /> : <Icon name="plus" size={22} />}
          <span>{at === 0 ? texts.mainPicture : texts.pictureNumber(at + 1)}</span>
          <input
            type="file"
            className={styles.input}
            data-choose={at}
            accept={pictureFormats.join(',')}
            multiple
            disabled={disabled}
            onChange={(event) => {
              onChoose([...(event.target.files ?? [])]);
              // Allows the same file to be chosen again after it was removed.
              event.target.value = '';
            }}
          />
        </label>
      )}
    </li>
  );
}

function Filled({
  at,
  lastIndex,
  picture,
  disabled,
  share,
  onBroken,
  onRemove,
  onShift,
  onDrag,
}: PictureSlotProps & { picture: SlotPicture }) {
  const mover = (by: -1 | 1, direction: 'left' | 'right', icon: IconName) => (
    <button
      type="button"
      className={styles.tool}
      data-move={`${at}-${direction}`}
      aria-label={texts.movePicture(at + 1, direction)}
      disabled={disabled}
      onClick={() => onShift(by)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons do the same
    <div
      className={styles.filled}
      draggable={!disabled}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers do not start dragging without data.
        event.dataTransfer.setData('application/x-picture-slot', String(at));
        onDrag(at);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className={styles.view}>
        <img
          className={styles.preview}
          src={picture.url}
          alt={texts.previewOf(picture.name)}
          draggable={false}
          onError={onBroken}
        />
        {at === 0 && <span className={styles.main}>{texts.main}</span>}
      </div>
      {share === undefined ? (
        <div className={styles.tools}>
          {at > 0 && mover(-1, 'left', 'chevron-left')}
          {at < lastIndex && mover(1, 'right', 'chevron-right')}
          <button
            type="button"
            className={styles.remove}
            data-remove={at}
            aria-label={texts.removePicture(at + 1)}
            disabled={disabled}
            onClick={onRemove}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ) : (
        <div className={styles.sending}>
          <progress className={progressBar} aria-label={texts.pictureSent(at + 1)} max={1} value={share} />
        </div>
      )}
    </div>
  );
}

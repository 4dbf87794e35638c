import { Icon, type IconName } from '#web/shared/ui/Icon.tsx';
import { pictureFormats, type Picture } from './use-pictures.ts';
import { progressBar } from './progress-bar.css.ts';
import * as styles from './PictureSlots.css.ts';

interface PictureSlotProps {
  /** Its place, from 0. */
  at: number;
  last: number;
  picture: Picture | null;
  disabled: boolean;
  /** While it is being sent: how much of it has left, from 0 to 1. */
  share: number | undefined;
  /** Whether another picture is being dragged and may be dropped here. */
  isTarget: boolean;
  onChoose: (files: File[]) => void;
  onRefuse: () => void;
  onRemove: () => void;
  onShift: (by: -1 | 1) => void;
  /** Told the slot that is being dragged, and undefined when it no longer is. */
  onDrag: (slot: number | undefined) => void;
  onDrop: () => void;
}

/** One place for a picture: a way to choose one, or the picture with what can be done to it. */
export function PictureSlot(props: PictureSlotProps) {
  const { at, picture, disabled, isTarget, onChoose, onDrop } = props;
  return (
    // Dragging is a pointer's shortcut: each picture has buttons that do the same.
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
          <Icon name={at === 0 ? 'upload' : 'plus'} size={at === 0 ? 28 : 22} />
          <span>{at === 0 ? 'Main picture' : `Picture ${at + 1}`}</span>
          <input
            type="file"
            className={styles.input}
            data-choose={at}
            accept={pictureFormats.join(',')}
            multiple
            disabled={disabled}
            onChange={(event) => {
              onChoose([...(event.target.files ?? [])]);
              // The same file can then be chosen again after it was removed.
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
  last,
  picture,
  disabled,
  share,
  onRefuse,
  onRemove,
  onShift,
  onDrag,
}: PictureSlotProps & { picture: Picture }) {
  const mover = (by: -1 | 1, direction: 'left' | 'right', icon: IconName) => (
    <button
      type="button"
      className={styles.tool}
      data-move={`${at}-${direction}`}
      aria-label={`Move picture ${at + 1} ${direction}`}
      disabled={disabled}
      onClick={() => onShift(by)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in it do the same
    <div
      className={styles.filled}
      draggable={!disabled}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Without any data some browsers start no dragging.
        event.dataTransfer.setData('application/x-picture-slot', String(at));
        onDrag(at);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <div className={styles.view}>
        <img
          className={styles.preview}
          src={picture.url}
          alt={`Preview of ${picture.file.name}`}
          draggable={false}
          onError={onRefuse}
        />
        {at === 0 && <span className={styles.main}>Main</span>}
      </div>
      {share === undefined ? (
        <div className={styles.tools}>
          {at > 0 && mover(-1, 'left', 'chevron-left')}
          {at < last && mover(1, 'right', 'chevron-right')}
          <button
            type="button"
            className={styles.remove}
            data-remove={at}
            aria-label={`Remove picture ${at + 1}`}
            disabled={disabled}
            onClick={onRemove}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ) : (
        <div className={styles.sending}>
          <progress className={progressBar} aria-label={`Picture ${at + 1} sent`} max={1} value={share} />
        </div>
      )}
    </div>
  );
}

import { Button } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { uploadWords, type Upload } from './upload.ts';
import { progressBar } from './progress-bar.css.ts';
import { noteWords } from '../shell/note.css.ts';
import * as styles from './SendBar.css.ts';

interface SendBarProps {
  /** While the product is being sent. */
  upload: Upload | undefined;
  /** Why it was not added. */
  failure: string | undefined;
  /** Whether something is kept as a draft. */
  kept: boolean;
  onReset: () => void;
  onStop: () => void;
  onRetry: () => void;
}

/** The end of the form: what is being sent and how far, what went wrong, and the buttons. */
export function SendBar({ upload, failure, kept, onReset, onStop, onRetry }: SendBarProps) {
  const busy = upload !== undefined;
  return (
    <div className={styles.bar}>
      {upload && <Progress upload={upload} onStop={onStop} />}
      {failure && !busy && (
        <div role="alert" className={styles.failure}>
          <Icon name="alert" />
          <p className={noteWords}>
            <strong className={styles.failureTitle}>The product was not added.</strong> {failure} Everything you entered
            is still here.
          </p>
          <Button variant="quiet" size="dense" icon="retry" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      <div className={styles.actions}>
        <p className={styles.kept}>{kept && !busy && 'Saved as a draft in this browser.'}</p>
        <Button variant="quiet" disabled={busy} onClick={onReset}>
          Reset
        </Button>
        <Button type="submit" name="add" busy={busy} icon="plus">
          Add product
        </Button>
      </div>
    </div>
  );
}

function Progress({ upload, onStop }: { upload: Upload; onStop: () => void }) {
  const { sent, total } = upload;
  const words = uploadWords(upload);
  const isAllSent = total > 0 && sent >= total;
  return (
    <div className={styles.progress}>
      <p className={styles.progressWords}>{words}</p>
      {/* Without a value it only says that something goes on. */}
      <progress
        className={progressBar}
        aria-label="Sending the product"
        max={1}
        value={total > 0 && !isAllSent ? sent / total : undefined}
      />
      {!isAllSent && (
        <Button variant="quiet" size="dense" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}

import { Button } from '#web/shared/ui/Button.tsx';
import { uploadText, type Upload } from './upload.ts';
import { progressBar } from './progress-bar.css.ts';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import * as shellTexts from '../shell/texts.ts';
import * as texts from './texts.ts';
import * as styles from './SendBar.css.ts';

interface SendBarProps {
  /** The running upload; undefined while nothing is being sent. */
  upload: Upload | undefined;
  /** The reason why the last product was not added. */
  failure: string | undefined;
  /** Whether the form has content, which is a draft. */
  isDraft: boolean;
  /** Whether the browser keeps the draft. */
  isStored: boolean;
  onReset: () => void;
  onStop: () => void;
  onRetry: () => void;
}

/** The end of the form: the upload's progress or failure, and the buttons. */
export function SendBar({ upload, failure, isDraft, isStored, onReset, onStop, onRetry }: SendBarProps) {
  const busy = upload !== undefined;
  return (
    <div className={styles.bar}>
      {upload && <Progress upload={upload} onStop={onStop} />}
      {failure && !busy && (
        <SellerNotice
          tone="danger"
          action={
            <Button variant="quiet" size="dense" icon="retry" onClick={onRetry}>
              {shellTexts.tryAgain}
            </Button>
          }
        >
          <strong className={styles.failureTitle}>{texts.notAdded}</strong> <span>{failure}</span> {texts.stillHere}
        </SellerNotice>
      )}
      <div className={styles.actions}>
        <p className={styles.draft}>{isDraft && !busy && (isStored ? texts.savedAsDraft : texts.notStoredAsDraft)}</p>
        <Button variant="quiet" disabled={busy} onClick={onReset}>
          {texts.reset}
        </Button>
        <Button type="submit" name="add" busy={busy} icon="plus">
          {texts.addTheProduct}
        </Button>
      </div>
    </div>
  );
}

function Progress({ upload, onStop }: { upload: Upload; onStop: () => void }) {
  const { sent, total } = upload;
  const text = uploadText(upload);
  const isAllSent = total > 0 && sent >= total;
  return (
    <div className={styles.progress}>
      <p className={styles.progressText}>{text}</p>
      {/* Without a value the bar shows activity without progress. */}
      <progress
        className={progressBar}
        aria-label={texts.sendingProduct}
        max={1}
        value={total > 0 && !isAllSent ? sent / total : undefined}
      />
      {!isAllSent && (
        <Button variant="quiet" size="dense" onClick={onStop}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}

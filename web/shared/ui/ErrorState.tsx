import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './StatePanel.css.ts';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
}

/** Says that one part of the page failed. The rest of the page keeps working. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failureHead}>
        <Icon name="alert" size={22} />
        <span>{message}</span>
      </p>
      {onRetry && (
        <Button variant="quiet" icon="retry" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      )}
    </div>
  );
}

import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import * as styles from './StatePanel.css.ts';

interface ErrorStateProps {
  message: string;
  onRetry?: () => void;
}

/** One region failed; the rest of the page goes on. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failureHead}>
        <Icon name="alert" size={22} />
        {message}
      </p>
      {onRetry && (
        <Button variant="quiet" icon="retry" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

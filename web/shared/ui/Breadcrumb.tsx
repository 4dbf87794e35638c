import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './Breadcrumb.css.ts';

interface BreadcrumbProps {
  /** The steps from the home page down. The last step is this page and has no address. */
  steps: readonly { label: string; to?: string }[];
}

export function Breadcrumb({ steps }: BreadcrumbProps) {
  return (
    <nav aria-label={texts.breadcrumb}>
      <ol className={styles.list}>
        {steps.map(({ label, to }) => (
          // A product and its category may have the same label.
          <li key={to ?? 'here'} className={styles.step}>
            {to ? (
              <>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
                <Icon name="chevron-right" size={16} />
              </>
            ) : (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { text } from '#web/theme/text.css.ts';
import { ControlSpecimens } from './ControlSpecimens.tsx';
import { DisplaySpecimens } from './DisplaySpecimens.tsx';
import { copyRules } from './shown-states.ts';
import { TokenSpecimens } from './TokenSpecimens.tsx';
import * as styles from './StyleguidePage.css.ts';

const contents = [
  'Colours',
  'Tints',
  'Type',
  'Space',
  'Shape',
  'Button',
  'Field',
  'Stepper',
  'Switch',
  'ThemeSwitch',
  'Dialog',
  'LiveRegions',
  'Badge',
  'Price',
  'Rating',
  'ProductPicture',
  'Icon',
  'Breadcrumb',
  'CategoryChips',
  'ProductCard',
  'Skeleton',
  'Spinner',
  'EmptyState',
  'ErrorState',
  'OfflineBanner',
  'Toaster',
];

/** Every component in its real states, light beside dark, for those who work on the shop. Only `npm run dev` has it. */
export function StyleguidePage() {
  // The copied rules live in the document, as the ones they are copied from.
  useEffect(copyRules, []);

  return (
    <div className={styles.page}>
      <title>Styleguide · Greengate</title>
      <nav aria-label="Components" className={styles.contents}>
        <ul className={styles.contentsList}>
          {contents.map((name) => (
            <li key={name}>
              <a href={`#${name}`} className={styles.contentsLink}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="main" className={styles.main}>
        <h1 className={text.h1}>Styleguide</h1>
        <p className={styles.lead}>
          The tokens and every shared component, light beside dark. Hover, focus and pressed are the shop’s own rules,
          shown without a pointer. Only the development server has this page. <Link to={paths.home}>To the shop</Link>
        </p>
        <div className={styles.group}>
          <h2 className={text.h2}>Tokens</h2>
          <TokenSpecimens />
        </div>
        <div className={styles.group}>
          <h2 className={text.h2}>Controls</h2>
          <ControlSpecimens />
        </div>
        <div className={styles.group}>
          <h2 className={text.h2}>Display</h2>
          <DisplaySpecimens />
        </div>
      </main>
    </div>
  );
}

import type { ReactNode } from 'react';
import { text } from '#web/theme/text.css.ts';
import type { ShownState } from './shown-states.ts';
import * as styles from './Specimen.css.ts';

interface SpecimenProps {
  /** The component's name, which is its file's. */
  name: string;
  /** What it is for. */
  words: string;
  /** Shown once, in the page's own colours: a landmark, a group of radio buttons, a dialog. */
  once?: boolean;
  /** Told the colours, for what must not stand on a page twice. */
  children: ReactNode | ((scheme: 'light' | 'dark') => ReactNode);
}

const schemes = ['light', 'dark'] as const;

/** One component with its samples, in light and in dark. */
export function Specimen({ name, words, once = false, children }: SpecimenProps) {
  return (
    <section id={name} className={styles.specimen} aria-labelledby={`${name}-heading`}>
      <div className={styles.head}>
        <h3 id={`${name}-heading`} className={text.h3}>
          {name}
        </h3>
        <p className={styles.words}>{words}</p>
      </div>
      <div className={styles.panels}>
        {once ? (
          <div className={styles.panel}>{typeof children === 'function' ? children('light') : children}</div>
        ) : (
          schemes.map((scheme) => (
            <div key={scheme} className={styles.panel} data-scheme={scheme}>
              {typeof children === 'function' ? children(scheme) : children}
            </div>
          ))
        )}
      </div>
    </section>
  );
}

interface SampleProps {
  caption: string;
  /** Shows it as it looks then. */
  state?: ShownState;
  /** Takes the room there is. */
  wide?: boolean;
  children: ReactNode;
}

export function Sample({ caption, state, wide = false, children }: SampleProps) {
  return (
    <div className={wide ? styles.wide : styles.sample} data-show={state}>
      <p className={styles.caption}>{caption}</p>
      {children}
    </div>
  );
}

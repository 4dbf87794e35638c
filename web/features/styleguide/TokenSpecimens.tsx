import { text } from '#web/theme/text.css.ts';
import { theme } from '#web/theme/theme.css.ts';
import { Sample, Specimen } from './Specimen.tsx';
import * as styles from './StyleguidePage.css.ts';

/** What everything is made of. */
export function TokenSpecimens() {
  return (
    <>
      <Specimen
        name="Colours"
        words="By what they are for. Text on its ground has at least 4.5 : 1, control borders 3 : 1."
      >
        <Swatches colours={styles.colours} />
      </Specimen>
      <Specimen name="Tints" words="One ground for each shelf, behind transparent pictures.">
        <Swatches colours={styles.tints} />
      </Specimen>
      <Specimen name="Type" words="Figtree, from one file; prices in figures of one width.">
        {Object.entries(text).map(([role, className]) => (
          <Sample key={role} caption={role} wide>
            <p className={className}>Fresh bread, 12.90</p>
          </Sample>
        ))}
      </Specimen>
      <Specimen name="Space" words="Steps between things.">
        {Object.entries(theme.space).map(([step, size]) => (
          <Sample key={step} caption={`${step}, ${size}`}>
            <svg width={size} height="16" aria-hidden="true" className={styles.ruler}>
              <rect width="100%" height="100%" fill="currentColor" />
            </svg>
          </Sample>
        ))}
      </Specimen>
      <Specimen name="Shape" words="Radii, and the three depths.">
        {Object.entries(styles.radii).map(([name, className]) => (
          <Sample key={name} caption={`radius ${name}`}>
            <span className={className} />
          </Sample>
        ))}
        {Object.entries(styles.shadows).map(([name, className]) => (
          <Sample key={name} caption={`shadow ${name}`}>
            <span className={className} />
          </Sample>
        ))}
      </Specimen>
    </>
  );
}

function Swatches({ colours }: { colours: Record<string, string> }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(colours).map(([name, className]) => (
        <li key={name} className={styles.swatch}>
          <span className={className} />
          {name}
        </li>
      ))}
    </ul>
  );
}

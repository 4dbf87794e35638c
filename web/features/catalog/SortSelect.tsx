import { Drawing } from '#web/shared/ui/Icon.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { listingSorts } from './listing-params.ts';
import * as texts from './texts.ts';
import * as styles from './FilterBar.css.ts';

interface SortSelectProps {
  value: string;
  /** Search results are sorted by best match by default. */
  searching: boolean;
  onChange: (value: string) => void;
}

const arrowsUpAndDown = 'M8 19V5M4 9l4-4 4 4M16 5v14M12 15l4 4 4-4';

export function SortSelect({ value, searching, onChange }: SortSelectProps) {
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{texts.sortBy}</span>
      {/* The icon that replaces the select on phones. */}
      <span className={styles.phoneButton} data-on={value === listingSorts[0].value ? undefined : ''}>
        <Drawing path={arrowsUpAndDown} />
      </span>
      <Select size="dense" value={value} onChange={(event) => onChange(event.target.value)}>
        {listingSorts.map((each) => (
          <option key={each.value} value={each.value}>
            {searching && each === listingSorts[0] ? texts.bestMatch : texts.sortNames[each.sort]}
          </option>
        ))}
      </Select>
    </label>
  );
}

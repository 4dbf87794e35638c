import { Select } from '#web/shared/ui/Select.tsx';
import { listingSorts } from './listing-params.ts';
import * as styles from './FilterBar.css.ts';

interface SortSelectProps {
  value: string;
  /** Search results are sorted by best match by default. */
  searching: boolean;
  onChange: (value: string) => void;
}

export function SortSelect({ value, searching, onChange }: SortSelectProps) {
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>Sort by</span>
      <Select size="dense" value={value} onChange={(event) => onChange(event.target.value)}>
        {listingSorts.map((each) => (
          <option key={each.value} value={each.value}>
            {searching && each === listingSorts[0] ? 'Best match' : each.label}
          </option>
        ))}
      </Select>
    </label>
  );
}

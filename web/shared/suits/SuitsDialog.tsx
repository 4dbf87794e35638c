import { useState } from 'react';
import { text } from '#web/theme/text.css.ts';
import { allergens } from '#common/allergens.ts';
import { allergenNames } from '../food/texts.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { choose, forgetChoice, useChoice } from './choice.ts';
import * as texts from './texts.ts';
import * as styles from './SuitsDialog.css.ts';

/** The choice of the allergens that the shopper avoids. Each tick counts at once. */
export function SuitsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { allergens: chosen, isFilter } = useChoice();
  // A choice without ticks has no filter. It comes back with the next tick.
  const [wasFilter, setWasFilter] = useState(isFilter);
  if (chosen.length > 0 && wasFilter !== isFilter) setWasFilter(isFilter);
  return (
    <Dialog open={open} onClose={onClose} title={texts.suitsMe}>
      <fieldset aria-describedby="suits-device">
        <legend className={text.h3}>{texts.whatYouAvoid}</legend>
        <div className={styles.ticks}>
          {allergens.map((each) => (
            <label key={each} className={styles.tick}>
              <input
                type="checkbox"
                className={styles.box}
                checked={chosen.includes(each)}
                onChange={({ target }) =>
                  choose({
                    allergens: allergens.filter((one) => (one === each ? target.checked : chosen.includes(one))),
                    isFilter: wasFilter,
                  })
                }
              />
              <span>{allergenNames[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id="suits-device">
        <strong>{texts.staysHere}</strong> {texts.whenSent}
      </p>
      <p>{texts.onlyChecked}</p>
      <Button
        variant="quiet"
        disabled={chosen.length === 0}
        onClick={() => {
          setWasFilter(false);
          forgetChoice();
        }}
      >
        {texts.clearAll}
      </Button>
      <Button onClick={onClose}>{texts.done}</Button>
    </Dialog>
  );
}

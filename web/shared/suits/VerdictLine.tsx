import type { Allergen } from '#web/__generated__/inputs-and-enums.ts';
import { comma } from '../lib/texts.ts';
import { allergenNames } from '../food/texts.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { useChoice } from './choice.ts';
import { useSummary } from './summaries.ts';
import { suits, type Verdict } from './verdict.ts';
import * as texts from './texts.ts';
import * as styles from './VerdictLine.css.ts';

const icons: Record<Verdict['kind'], IconName> = {
  contains: 'close',
  mayContain: 'alert',
  free: 'check',
  notStated: 'info',
  notChecked: 'info',
};

/** Says whether a product suits the shopper, by an icon and words. Nothing for a shopper who avoids nothing. */
export const verdictOf = (id: string) => <VerdictLine id={id} />;

function VerdictLine({ id }: { id: string }) {
  const { allergens } = useChoice();
  return allergens.length > 0 ? <Line id={id} allergens={allergens} /> : null;
}

function Line({ id, allergens }: { id: string; allergens: readonly Allergen[] }) {
  const summary = useSummary(id);
  // The icon takes up the space while the answer is loading.
  if (summary === undefined) {
    return (
      <span className={styles.line.notStated}>
        <Icon name="leaf" size={20} />
      </span>
    );
  }
  const verdict: Verdict = summary === 'failed' ? { kind: 'notStated' } : suits(summary, allergens);
  return (
    <span className={styles.line[verdict.kind]}>
      {/* Screen readers separate it from what stands before it. */ ' '}
      <Icon name={icons[verdict.kind]} size={18} />
      <span>{summary === 'failed' ? texts.notLoaded : verdictText(verdict)}</span>
    </span>
  );
}

const namesOf = (allergens: readonly Allergen[]) => allergens.map((each) => allergenNames[each]).join(comma);

function verdictText(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'contains':
      return texts.contains(namesOf(verdict.allergens));
    case 'mayContain':
      return texts.mayContain(namesOf(verdict.allergens));
    case 'free':
      return texts.free(namesOf(verdict.allergens));
    case 'notChecked':
      return texts.notChecked;
    case 'notStated':
      return texts.notStated;
  }
}

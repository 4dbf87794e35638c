import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  useChooseCountryMutation,
  useLawLinesQuery,
  type LawCountry,
  type LawLinesQuery,
  type LawScreen,
  type LawState,
} from '#web/__generated__/seller-law.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { GuaranteePicture } from './GuaranteePicture.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import * as shellTexts from '../shell/texts.ts';
import * as texts from './texts.ts';
import * as styles from './ReadyPage.css.ts';

type LawLine = NonNullable<NonNullable<LawLinesQuery['seller']>['lawLines']>[number];

const countries = Object.keys(shellTexts.countryNames) as readonly LawCountry[];
const isCountry = (text: string): text is LawCountry => countries.some((country) => country === text);

/** What is missing comes first, because it is what the seller has to do. */
const states: readonly LawState[] = ['MISSING', 'TO_CHECK', 'DONE', 'NOT_NEEDED'];

const icons: Record<LawState, 'alert' | 'check' | 'minus'> = {
  MISSING: 'alert',
  TO_CHECK: 'alert',
  DONE: 'check',
  NOT_NEEDED: 'minus',
};

const addresses: Record<LawScreen, string> = {
  FACTS: sellerPaths.shop,
  MAILS: sellerPaths.shopPart('mails'),
  NEWSLETTER: sellerPaths.shopPart('newsletter'),
  PAGES: sellerPaths.shopPart('pages'),
  PRODUCTS: paths.sellerProductList,
  TAXES: sellerPaths.shopPart('taxes'),
};

/** What the law of the shop's country asks for, and what of it the shop has. */
export function ReadyPage() {
  const { data, error, refetch } = useLawLinesQuery({ fetchPolicy: 'network-only' });
  const lines = data?.seller?.lawLines;
  const reload = () => void refetch().catch(() => undefined);
  return (
    <SellerPage title={texts.readyToOpen}>
      <ShopNav />
      {error && !data && <ErrorState message={texts.notLoaded} onRetry={reload} />}
      {!error && !data && <Skeleton shape="panel" />}
      {data && (
        <>
          <CountryForm key={data.store.country} saved={data.store.country} onSaved={reload} />
          {lines && lines.length > 0 && (
            <Lines
              lines={lines}
              picture={<GuaranteePicture url={data.store.page?.picture?.url ?? null} onSaved={reload} />}
            />
          )}
        </>
      )}
    </SellerPage>
  );
}

function CountryForm({ saved, onSaved }: { saved: LawCountry | null; onSaved: () => void }) {
  const [choose, { loading }] = useChooseCountryMutation();
  const [country, setCountry] = useState<string>(saved ?? '');

  async function save() {
    try {
      const { data } = await choose({ variables: { country: isCountry(country) ? country : null } });
      const reply = data?.updateStore;
      if (!reply?.success) return notifyError(reply?.message ?? texts.notSaved);
      notifySuccess(texts.saved);
      onSaved();
    } catch (thrown) {
      notifyThrown(thrown);
    }
  }

  return (
    <form
      noValidate
      aria-label={texts.country}
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {saved === null && <p>{texts.chooseFirst}</p>}
      <div className={styles.choice}>
        <Field label={texts.country}>
          <Select name="country" value={country} onChange={({ target }) => setCountry(target.value)}>
            <option value="">{texts.noCountry}</option>
            {countries.map((code) => (
              <option key={code} value={code}>
                {shellTexts.countryNames[code]}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" busy={loading} disabled={country === (saved ?? '')}>
          {texts.save}
        </Button>
      </div>
      <p className={styles.hint}>{texts.countryHint}</p>
    </form>
  );
}

interface LinesProps {
  lines: readonly LawLine[];
  /** The form for the picture of the notice of the legal guarantee, to stand in its line. */
  picture: ReactNode;
}

function Lines({ lines, picture }: LinesProps) {
  const count = (state: LawState) => lines.filter((line) => line.state === state).length;
  return (
    <>
      <p>{`${texts.countsOf(count('MISSING'), count('TO_CHECK'), count('DONE'), count('NOT_NEEDED'))} ${texts.noLegalAdvice}`}</p>
      {states.map((state) => (
        <LinesOfState
          key={state}
          state={state}
          lines={lines.filter((line) => line.state === state)}
          picture={picture}
        />
      ))}
    </>
  );
}

function LinesOfState({ state, lines, picture }: LinesProps & { state: LawState }) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle}>
        {texts.stateNames[state]}
      </h2>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span className={styles.mark} data-state={state}>
              <Icon name={icons[state]} size={18} />
            </span>
            <div className={styles.words}>
              <h3 className={styles.rule}>{line.title}</h3>
              <p>{line.note}</p>
              {line.source !== null && line.checkedAt !== null && (
                <p className={styles.hint}>
                  {texts.sourceOf(
                    <bdi dir="ltr">{line.source}</bdi>,
                    formatMoment(`${line.checkedAt}T12:00:00Z`, 'date', 'UTC'),
                  )}
                </p>
              )}
              {line.id === 'LEGAL_GUARANTEE' && state !== 'NOT_NEEDED' && picture}
              {line.screen !== null && state !== 'NOT_NEEDED' && (
                <Link
                  to={addresses[line.screen]}
                  aria-label={texts.screenFor(texts.screenNames[line.screen], line.title)}
                >
                  {texts.openScreen(texts.screenNames[line.screen])}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

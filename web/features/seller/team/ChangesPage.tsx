import { useState } from 'react';
import { useShopChangesQuery, useTeamQuery } from '#web/__generated__/seller-team.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { comma, withColon } from '#web/shared/lib/texts.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { spanOfDay } from '../shell/store-days.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { changeTexts } from './change-text.ts';
import { isFailedLogin, titleOf, type ShopChange } from './change-title.ts';
import * as texts from './texts.ts';
import * as styles from './Team.css.ts';

const kinds = ['PRODUCT', 'ORDER', 'CATEGORY', 'SETTINGS', 'STAFF', 'LOGIN', 'EXPORT'] as const;

const noFilter = { actorId: '', subjectKind: '', subject: '', day: '' };

/** The filter for one day such as `2026-03-01`: its first moment, and that of the next day, in the shop's time zone. */
function dayFilter(day: string, timeZone: string) {
  if (day === '') return {};
  const [since, until] = spanOfDay(day, timeZone);
  return { since: since.toISOString(), until: until.toISOString() };
}

/** The log of changes in the shop, each with who made it. It is for owners only. */
export function ChangesPage() {
  const { timeZone } = useShopFacts();
  const [filter, setFilter] = useState(noFilter);
  const [cursors, setCursors] = useState<string[]>([]);
  const { data: team } = useTeamQuery();
  const { day, ...names } = filter;
  const given = Object.fromEntries(Object.entries(names).filter(([, value]) => value.trim() !== ''));
  const { data, previousData, error, loading, refetch } = useShopChangesQuery({
    variables: { after: cursors.at(-1) ?? null, filter: { ...given, ...dayFilter(day, timeZone) } },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? previousData)?.seller?.shopChanges;

  const set = (name: keyof typeof noFilter) => (event: { target: { value: string } }) => {
    setFilter((old) => ({ ...old, [name]: event.target.value }));
    setCursors([]);
  };

  return (
    <SellerPage title={texts.changes}>
      <ShopNav />
      <section className={styles.part} aria-label={texts.filterChanges}>
        <div className={styles.filters}>
          <Field label={texts.who}>
            <Select value={filter.actorId} onChange={set('actorId')}>
              <option value="">{texts.everyone}</option>
              {team?.seller?.team?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="SHOPPER">{texts.shoppers}</option>
              <option value="SYSTEM">{texts.theStore}</option>
              <option value="UNKNOWN">{texts.somebodyUnknown}</option>
            </Select>
          </Field>
          <Field label={texts.what}>
            <Select value={filter.subjectKind} onChange={set('subjectKind')}>
              <option value="">{texts.everything}</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.subjectKinds[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.nameOrNumber}>
            <Input name="subject" autoComplete="off" maxLength={100} value={filter.subject} onChange={set('subject')} />
          </Field>
          <Field label={texts.day}>
            <Input type="date" name="day" value={filter.day} onChange={set('day')} />
          </Field>
        </div>
      </section>
      {error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.part} aria-busy={loading}>
          {page?.nodes.length === 0 && <p>{texts.noChangesMatch}</p>}
          <ul aria-label={texts.changeList} className={styles.changes}>
            {page?.nodes.map((change) => (
              <li key={change.id} className={styles.row}>
                <Change change={change} timeZone={timeZone} />
              </li>
            ))}
          </ul>
          <nav aria-label={texts.pagesOfChanges} className={styles.buttons}>
            <Button
              variant="quiet"
              size="dense"
              disabled={cursors.length === 0}
              onClick={() => setCursors((all) => all.slice(0, -1))}
            >
              {texts.newer}
            </Button>
            <Button
              variant="quiet"
              size="dense"
              disabled={!page?.pageInfo.hasNextPage}
              onClick={() => {
                const next = page?.pageInfo.endCursor;
                if (next) setCursors((all) => [...all, next]);
              }}
            >
              {texts.older}
            </Button>
          </nav>
        </div>
      )}
    </SellerPage>
  );
}

function Change({ change, timeZone }: { change: ShopChange; timeZone: string }) {
  const { actorName, at, fields, times } = change;
  const moment = formatMoment(at, 'moment', timeZone);
  return (
    <span className={styles.words}>
      <strong>{titleOf(change)}</strong>
      <span className={styles.hint}>
        {(isFailedLogin(change) ? '' : actorName + comma) + (times > 1 ? texts.lastOn(moment) : moment)}
      </span>
      {fields.flatMap(changeTexts).map(({ key, label, before, after }) => (
        <span key={key}>
          <span>{withColon(label)}</span>{' '}
          {before !== null && <del className={styles.before}>{before || texts.empty}</del>}
          {before !== null && after !== null && <span aria-hidden="true"> → </span>}
          {after !== null && <ins className={styles.after}>{after || texts.empty}</ins>}
        </span>
      ))}
    </span>
  );
}

import { useSellerShopQuery, type ShopForm_storeFragment } from '#web/__generated__/seller-shop.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { FileInput } from '../shell/FileInput.tsx';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { pageNames, pageSlugs, type ShopDraft } from './shop-draft.ts';
import { ShopPreview } from './ShopPreview.tsx';
import { Mails } from './Mails.tsx';
import { Subscribers } from './Subscribers.tsx';
import { TaxSection } from './TaxSection.tsx';
import { TeamLinks } from './TeamLinks.tsx';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import { useShopForm } from './use-shop-form.ts';
import * as styles from './ShopPage.css.ts';

const title = 'Shop';

/** The facts of the shop, its pages and the subscribers of its newsletter. */
export function ShopPage() {
  const { data, error, refetch } = useSellerShopQuery({ fetchPolicy: 'network-only' });
  if (error)
    return <SellerPageError title={title} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <SellerPageLoading title={title} label="Loading the shop" shape="panel" />;
  return <ShopForm store={data.store} />;
}

interface TextFact {
  name: keyof ShopDraft;
  label: string;
  hint?: string;
  rows?: number;
}

const facts: readonly TextFact[] = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'address', label: 'Postal address', rows: 3 },
  { name: 'openingHours', label: 'Opening hours', rows: 3 },
  { name: 'deliveryPromise', label: 'Delivery promise' },
  { name: 'currency', label: 'Currency', hint: 'An ISO 4217 code like EUR. It can change until the first order.' },
  { name: 'timeZone', label: 'Time zone', hint: 'A name like Europe/Berlin.' },
  { name: 'taxText', label: 'Sentence about taxes' },
  { name: 'socialLinks', label: 'Links to other sites', rows: 3, hint: 'One on each line: Mastodon https://…' },
];

/** Facts about money, which only an owner changes. */
const ownerFacts: readonly (keyof ShopDraft)[] = ['currency', 'taxText'];

const pages: readonly TextFact[] = pageSlugs.map((name) => ({
  name,
  label: pageNames[name],
  rows: 6,
}));

const labels = Object.fromEntries([...facts, ...pages].map(({ name, label }) => [name, label])) as Record<
  keyof ShopDraft,
  string
>;

function ShopForm({ store }: { store: ShopForm_storeFragment }) {
  const form = useShopForm(store);
  const { role } = useSellerSelf();
  const { draft, errors, savedDraft } = form;

  const control = ({ name, label, hint, rows }: TextFact) => {
    const props = {
      name,
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value }),
    };
    return (
      <Field key={name} label={label} hint={hint} error={errors[name]}>
        {rows === undefined ? <Input {...props} /> : <TextArea rows={rows} {...props} />}
      </Field>
    );
  };

  return (
    <SellerPage title={title}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving) void form.save();
        }}
      >
        <div className={styles.parts}>
          {form.conflicts.length > 0 && (
            <SellerNotice
              tone="danger"
              action={
                <div className={styles.buttons}>
                  <Button variant="quiet" size="dense" onClick={form.keepMine}>
                    Keep what I typed
                  </Button>
                  <Button variant="quiet" size="dense" onClick={form.discard}>
                    Take the newer shop
                  </Button>
                </div>
              }
            >
              <strong>The shop was changed elsewhere.</strong> Fields where you have typed nothing show the newer texts.
              For the others, choose.
            </SellerNotice>
          )}
          {form.conflicts.length > 0 && (
            <ul className={styles.newer} aria-label="Newer texts">
              {form.conflicts.map((name) => (
                <li key={name}>
                  <strong>{labels[name]} is there:</strong> {savedDraft[name] || '(empty)'}{' '}
                  <Button
                    variant="quiet"
                    size="dense"
                    aria-label={`Take the newer text: ${labels[name]}`}
                    onClick={() => form.set({ [name]: savedDraft[name] })}
                  >
                    Take it
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <section className={styles.part} aria-labelledby="facts-heading">
            <h2 id="facts-heading" className={styles.partTitle}>
              Facts
            </h2>
            {facts.filter(({ name }) => role === 'OWNER' || !ownerFacts.includes(name)).map(control)}
            <Field label="Logo" hint="JPEG, PNG, WebP or GIF, at most 20 MB." error={errors.logo}>
              <FileInput
                accept="image/jpeg,image/png,image/webp,image/gif"
                onChange={({ target }) => form.setLogo(target.files?.[0])}
              />
            </Field>
            {form.saved.logo && (
              <div>
                <Button variant="quiet" size="dense" disabled={form.logo === null} onClick={() => form.setLogo(null)}>
                  Remove the logo
                </Button>
              </div>
            )}
          </section>
          <section className={styles.part} aria-labelledby="pages-heading">
            <h2 id="pages-heading" className={styles.partTitle}>
              Pages
            </h2>
            <p>
              An empty line starts a paragraph, and a line that starts with # is a heading. An empty page is not shown.
            </p>
            {pages.map(control)}
          </section>
          {form.failure && (
            <p role="alert">
              <strong>The shop was not saved.</strong> {form.failure} Everything you typed is still here.
            </p>
          )}
          <div className={styles.saveBar}>
            <Button type="submit" busy={form.isSaving} disabled={!form.isChanged || form.conflicts.length > 0}>
              Save the shop
            </Button>
            <Button variant="quiet" disabled={!form.isChanged || form.isSaving} onClick={form.discard}>
              Undo all changes
            </Button>
          </div>
        </div>
        <ShopPreview draft={draft} logo={form.logo} savedLogo={form.saved.logo} />
      </form>
      {role === 'OWNER' && <DeliverySection />}
      {role === 'OWNER' && <TaxSection onSaved={form.takeVersion} />}
      <Subscribers />
      <Mails />
      <TeamLinks />
    </SellerPage>
  );
}

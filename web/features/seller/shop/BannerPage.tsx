import { useShopBannerQuery, type Banner_storeFragment } from '#web/__generated__/seller-shop.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import { PictureField } from '../shell/PictureField.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import * as shellTexts from '../shell/texts.ts';
import { useBannerForm } from './use-banner-form.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

interface BannerPageProps {
  /** Tells the form of the other pages about the shop which version this page has saved. */
  onSaved: (before: number | null, after: number | null) => void;
}

/** The words and the photograph of the banner on the home page, and the days on which shoppers see it. */
export function BannerPage({ onSaved }: BannerPageProps) {
  const { data, error, refetch } = useShopBannerQuery({ fetchPolicy: 'network-only' });
  if (error)
    return <SellerPageError title={texts.banner} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <SellerPageLoading title={texts.banner} label={texts.loadingShop} shape="panel" />;
  return <LoadedBanner store={data.store} onSaved={onSaved} />;
}

const fields = [
  { name: 'heading', label: texts.bannerHeading, type: 'text' },
  { name: 'text', label: texts.bannerText, type: 'text' },
  { name: 'from', label: texts.bannerFrom, type: 'date' },
  { name: 'until', label: texts.bannerUntil, type: 'date' },
] as const;

const labelOf = (wanted: string) => fields.find(({ name }) => name === wanted)?.label ?? '';

function LoadedBanner({ store, onSaved }: BannerPageProps & { store: Banner_storeFragment }) {
  const form = useBannerForm(store, onSaved);
  const { draft, savedDraft } = form;

  return (
    <SellerPage title={texts.banner} note={form.saved.banner?.isShown ? texts.bannerShown : texts.bannerNotShown}>
      <ShopNav />
      <form
        noValidate
        className={styles.parts}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <NewerNotice
          form={form}
          takeNewerText={texts.takeNewerShop}
          labelOf={labelOf}
          newerOf={(name) => savedDraft[name]}
        >
          {texts.shopChangedElsewhere}
        </NewerNotice>
        <div className={styles.part}>
          <p className={styles.hint}>{texts.bannerHint}</p>
          {fields.map(({ name, label, type }) => (
            <Field key={name} label={label} error={form.errors[name]}>
              <Input
                name={name}
                type={type}
                value={draft[name]}
                onChange={({ target }) => form.set({ [name]: target.value })}
              />
            </Field>
          ))}
          <PictureField
            label={texts.bannerPhotograph}
            hint={shellTexts.pictureFormats}
            error={form.errors.picture}
            url={form.saved.banner?.picture?.url}
            imageClass={styles.photograph}
            removeText={texts.removePhotograph}
            isSending={form.isSendingPicture}
            onChange={(picture) => void form.sendPicture(picture)}
          />
        </div>
        {form.failures.length > 0 && (
          <div role="alert">
            <strong>{texts.shopNotSaved}</strong> {form.failures} <span>{texts.stillHere}</span>
          </div>
        )}
        <div className={styles.saveBar} data-idle={!form.isChanged || undefined}>
          <Button type="submit" busy={form.isSaving} disabled={!form.isChanged || form.conflicts.length > 0}>
            {texts.saveBanner}
          </Button>
          <Button variant="quiet" disabled={!form.isChanged || form.isSaving} onClick={form.discard}>
            {texts.undoAll}
          </Button>
        </div>
      </form>
    </SellerPage>
  );
}

import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { PictureInput } from '../shell/FileInput.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { ShopNav } from '../shell/ShopNav.tsx';
import * as shellTexts from '../shell/texts.ts';
import { factFields, reasonFields } from './shop-fields.ts';
import { FoodFactsSwitch } from './FoodFactsSwitch.tsx';
import { FoodSettings } from './FoodSettings.tsx';
import { GuestOrdersChoice } from './GuestOrdersChoice.tsx';
import { ShopFields, ShopForm } from './ShopForm.tsx';
import { ShopPreview } from './ShopPreview.tsx';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';
import type { ShopFormState } from './use-shop-form.ts';

/** Name, logo, contact, money and time of the shop. */
export function FactsPage({ form, isOwner }: { form: ShopFormState; isOwner: boolean }) {
  const { has } = useShopFacts();
  const fields = factFields.filter(({ isForOwners = false }) => isOwner || !isForOwners);
  const reasons = has('STORE_REASONS') ? reasonFields : [];
  return (
    <SellerPage title={texts.shop}>
      <ShopNav />
      <ShopForm
        form={form}
        names={[...[...fields, ...reasons].map(({ name }) => name), 'logo']}
        preview={<ShopPreview draft={form.draft} logo={form.logo} savedLogo={form.saved.logo} />}
      >
        <ShopFields form={form} fields={fields} />
        <Field label={texts.logo} hint={shellTexts.pictureFormats} error={form.errors.logo}>
          <PictureInput onChange={({ target }) => form.setLogo(target.files?.[0])} />
        </Field>
        {form.saved.logo && (
          <div>
            <Button variant="quiet" size="dense" disabled={form.logo === null} onClick={() => form.setLogo(null)}>
              {texts.removeLogo}
            </Button>
          </div>
        )}
        {reasons.length > 0 && (
          <fieldset className={styles.parts}>
            <legend className={styles.partTitle}>{texts.reasons}</legend>
            <p className={styles.hint}>{texts.reasonsHint}</p>
            <ShopFields form={form} fields={reasons} />
          </fieldset>
        )}
        <GuestOrdersChoice onSaved={form.takeVersion} />
        <FoodFactsSwitch onSaved={form.takeVersion} />
        <FoodSettings onSaved={form.takeVersion} />
      </ShopForm>
    </SellerPage>
  );
}

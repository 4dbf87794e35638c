import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { pageSlugs } from './shop-draft.ts';
import { pageFields } from './shop-fields.ts';
import { ShopFields, ShopForm } from './ShopForm.tsx';
import * as texts from './texts.ts';
import type { ShopFormState } from './use-shop-form.ts';

/** The texts of the shop's own pages, such as its terms. */
export function TextsPage({ form }: { form: ShopFormState }) {
  // The shop has this page where the law of its country asks for it.
  const hasGuarantee = form.saved.pages?.some(({ slug }) => slug === 'legal-guarantee') ?? false;
  const fields = pageFields.filter(({ name }) => name !== 'legal-guarantee' || hasGuarantee);
  return (
    <SellerPage title={texts.pages}>
      <ShopNav />
      <ShopForm form={form} names={pageSlugs}>
        <p>{texts.pagesHint}</p>
        <ShopFields form={form} fields={fields} />
      </ShopForm>
    </SellerPage>
  );
}

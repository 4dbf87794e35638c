import type { TaxInput, UpdateStoreInput } from '#gateway/__generated__/schema.ts';
import { toBasisPoints } from '#gateway/documents/store-tax.ts';
import type { Parts } from '#gateway/parts.ts';
import { readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import { multipartForm } from '#gateway/transport/multipart-form.ts';
import { pictureParts, PictureRefused } from '#gateway/transport/picture-parts.ts';
import * as texts from './texts.ts';

const fields = inputPath<UpdateStoreInput>({
  banner: true,
  bannerPicture: true,
  contact: true,
  country: true,
  currency: true,
  deliveryPromise: true,
  guaranteePicture: true,
  guestOrders: true,
  ifVersion: [],
  logo: true,
  name: true,
  openingHours: true,
  originDays: true,
  pages: true,
  produceCategories: true,
  nonFoodCategories: true,
  reasons: true,
  removeBannerPicture: [],
  removeGuaranteePicture: [],
  removeLogo: [],
  requiresFoodFacts: 'requireFoodFacts',
  socialLinks: true,
  tax: true,
  taxText: true,
  timeZone: true,
});

/**
 * Maps names of the store to the input. REST has the pages by slug, the input has a list; REST has the rates of tax
 * classes in basis points.
 */
const storeInput =
  (pages: UpdateStoreInput['pages']): InputPath =>
  (path) => {
    const [name, slug] = path;
    if (name === 'tax') return fields(path.map((each) => (each === 'basisPoints' ? 'rate' : each)));
    if (name !== 'pages') return fields(path);
    const index = pages?.findIndex((page) => page.slug === slug) ?? -1;
    return index < 0 ? ['pages'] : ['pages', String(index), 'text'];
  };

function toRestTax({ mode, number, classes, feeTax, depositTax }: TaxInput, features: Parts['features']) {
  return {
    mode,
    number: number ?? '',
    ...(features.has('TAX_FEE') && feeTax && { feeTax }),
    ...(features.has('TAX_DEPOSITS') && depositTax && { depositTax }),
    classes: classes.map(({ code, name, rate }) => ({ code, name, basisPoints: toBasisPoints(rate) })),
  };
}

/** POST /api/store/update */
export function createStoreApi({ rest, seller, features }: Parts) {
  return {
    /**
     * Saves the settings. The gateway asks the store for its facts before this resolves, so that its next response has
     * them.
     */
    async update({
      logo,
      guaranteePicture,
      bannerPicture,
      pages,
      tax,
      requiresFoodFacts,
      produceCategories,
      nonFoodCategories,
      originDays,
      guestOrders,
      ...facts
    }: UpdateStoreInput): Promise<Outcome> {
      const pictures = Object.entries({ logo, guaranteePicture, bannerPicture }).flatMap(([name, file]) =>
        file ? [{ name, file }] : [],
      );
      if (!features.has('STORE_SETTINGS')) {
        return refusal('NOT_SUPPORTED', texts.notSupported);
      }
      if (tax && !features.has('TAX_RATES')) {
        return refusal('NOT_SUPPORTED', texts.noTaxes, ['tax']);
      }
      if (facts.country !== undefined && !features.has('LAW_COUNTRY')) {
        return refusal('NOT_SUPPORTED', texts.noCountry, ['country']);
      }
      if (facts.reasons && !features.has('STORE_REASONS')) {
        return refusal('NOT_SUPPORTED', texts.noReasons, ['reasons']);
      }
      if ((facts.banner || bannerPicture) && !features.has('STORE_BANNER')) {
        return refusal('NOT_SUPPORTED', texts.noBanner, [facts.banner ? 'banner' : 'bannerPicture']);
      }
      if (guaranteePicture && !features.has('LAW_COUNTRY')) {
        return refusal('NOT_SUPPORTED', texts.noCountry, ['guaranteePicture']);
      }
      const [picture, another] = pictures;
      if (another) return refusal('INVALID', texts.onePicture, [another.name]);
      const notSeller = await seller.refusal();
      if (notSeller) return notSeller;
      const pageTexts = pages && Object.fromEntries(pages.map(({ slug, text }) => [slug, text]));
      const ofFood = features.has('PRODUCTS_FOOD')
        ? { requireFoodFacts: requiresFoodFacts, produceCategories, nonFoodCategories, originDays }
        : {};
      const ofGuests = features.has('ORDERS_GUESTS') ? { guestOrders } : {};
      const storeData = {
        ...given({
          ...facts,
          ...ofFood,
          ...ofGuests,
          pages: pageTexts,
          tax: tax && toRestTax(tax, features),
        }),
        // Null is a value here: no country.
        ...(facts.country !== undefined && { country: facts.country }),
      };
      const form = multipartForm(
        { storeData: JSON.stringify(storeData) },
        { name: picture?.name ?? 'logo', parts: pictureParts(picture ? [picture.file] : []) },
      );
      try {
        const path = '/api/store/update';
        const response = await rest.send({ method: 'POST', path, kind: 'upload', cookies: ['seller'], form });
        return readOutcome(response, { toInput: storeInput(pages) });
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error;
        return refusal('INVALID', error.message, picture && [picture.name]);
      } finally {
        await features.refreshNow();
      }
    },
  };
}

import type { TaxClassCode } from '#web/__generated__/seller-products.ts';
import { claimOf, currencySymbol, formatPrice, listClaim } from '#web/shared/lib/format/money.ts';
import { codeOf, gtinOf, printedGtin, type ProductCode } from '#readers/barcode.ts';
import { typedAmount } from '#web/shared/lib/format/numbers.ts';
import { depositField } from './typed-deposit.ts';
import { portionField } from './typed-portion.ts';
import { lengthOf } from '../shell/text-length.ts';
import { leftHint, textField, type FieldName, type FormField, type MinimumAge } from './form-field.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';
import { descriptionError, descriptionLines, maxDescriptionLines } from './typed-description.ts';
import { amountError, amountOf, isSamePrice, sellingPrice } from './typed-price.ts';

const maxSearchWordsLength = 200;
const maxWeightLength = 40;
const minimumAges: readonly MinimumAge[] = ['16', '18'];
const taxClasses: readonly TaxClassCode[] = ['A', 'B', 'C', 'D'];

/** The barcode that is sent: the number alone where the text has more than that, or another form of it. */
function savedGtin(text: string): string | null {
  const reading = codeOf(text);
  return 'fault' in reading || reading.notes.length === 0 ? text.trim() || null : reading.gtin;
}

/** Whether a number of seven digits may be the beginning of a longer one: one in ten has a right check digit by chance. */
const isUnfinished = ({ gtin, notes }: ProductCode) => notes.includes('ZEROS') && gtin.startsWith('0000000');

/**
 * The fields of a product in the order of the form. When a field of the API is missing here, the code does not compile.
 * A new text needs one row: `textField` with its label, `from`, and a `to` such as `(text) => text.trim() || null`. A
 * field without `input` also needs a component in `ProductFields`.
 */
export const formFields = {
  name: textField({
    label: labels.name,
    maxLength: 120,
    tooLong: texts.nameTooLong,
    from: ({ product }) => product.name,
    to: (text) => text.trim(),
    isAlwaysSent: true,
    error: (text) => (text.trim() === '' ? texts.nameMissing : undefined),
    input: { title: () => texts.productName, isRequired: () => true },
  }),
  description: textField({
    label: labels.description,
    from: ({ product }) => product.description.join('\n'),
    to: descriptionLines,
    isAlwaysSent: true,
    isSame: (one, other) => descriptionLines(one).join('\n') === descriptionLines(other).join('\n'),
    error: descriptionError,
    input: {
      title: () => texts.productDescription,
      isOptional: true,
      rows: 5,
      hint: (text) =>
        leftHint(descriptionLines(text).length, maxDescriptionLines, texts.pointsLeft) ?? texts.descriptionHint,
    },
  }),
  searchWords: textField({
    label: labels.searchWords,
    maxLength: maxSearchWordsLength,
    from: ({ searchWords }) => searchWords ?? '',
    to: (text) => text.trim() || null,
    words: ({ searchWords }) => searchWords ?? texts.none,
    input: {
      isOptional: true,
      hint: (text) =>
        leftHint(lengthOf(text.trim()), maxSearchWordsLength, texts.charactersLeft) ?? texts.searchWordsHint,
    },
    needs: 'PRODUCTS_WORDS',
  }),
  category: {
    label: labels.category,
    empty: 'vegetables',
    isTyped: () => false,
    isSame: (one, other) => one === other,
    parse: (kept) => (typeof kept === 'string' ? kept : 'vegetables'),
    from: ({ product }) => product.category?.slug ?? '',
    to: (slug) => slug || undefined,
    isAlwaysSent: true,
    words: ({ product }) => product.category?.label ?? texts.none,
  },
  sku: textField({
    label: labels.sku,
    maxLength: 40,
    from: ({ sku }) => sku ?? '',
    to: (text) => text.trim() || null,
    words: ({ sku }) => sku ?? texts.none,
    input: {
      isOptional: true,
      hint: (text) => leftHint(lengthOf(text.trim()), 40, texts.charactersLeft) ?? texts.skuHint,
    },
    needs: 'PRODUCTS_SKU',
  }),
  gtin: {
    label: labels.gtinWithName,
    empty: '',
    isTyped: (text) => text !== '',
    isSame: (one, other) => one.trim() === other.trim() || (gtinOf(one) !== null && gtinOf(one) === gtinOf(other)),
    parse: (kept) => (typeof kept === 'string' ? kept : ''),
    from: ({ product }) => (product.gtin ? printedGtin(product.gtin) : ''),
    to: savedGtin,
    words: ({ product }) => (product.gtin ? printedGtin(product.gtin) : texts.none),
    error: (text) => {
      const reading = codeOf(text);
      if (text.trim() === '') return undefined;
      if ('fault' in reading) return reading.fault === 'CHECK_DIGIT' ? texts.gtinCheck : texts.gtinLength;
      return isUnfinished(reading) ? texts.gtinLength : undefined;
    },
    needs: 'PRODUCTS_GTIN',
  },
  price: textField({
    label: labels.price,
    from: ({ product }) => typedAmount(product.price),
    to: amountOf,
    isAlwaysSent: true,
    isSame: isSamePrice,
    words: ({ product }) => formatPrice(product.price),
    error: (text) => amountError(text, 'price', 4.5),
    input: {
      title: () => texts.priceIn(currencySymbol()),
      inputMode: 'decimal',
      isRequired: () => true,
      waits: () => true,
      isHalf: true,
    },
  }),
  // Without an offer the field is empty, so that a new price alone makes no offer. A new product needs both prices, as
  // the specification demands: beside a price, the empty field stands for that price.
  offerPrice: textField({
    label: labels.offerPrice,
    from: ({ product: { price, offerPrice } }) => (offerPrice < price ? typedAmount(offerPrice) : ''),
    to: (_text, draft) => sellingPrice(draft),
    isAlwaysSent: true,
    isSame: isSamePrice,
    words: ({ product: { price, offerPrice } }) => (offerPrice < price ? formatPrice(offerPrice) : texts.none),
    error: (text, { price }, isNew) => {
      const isOpen = text.trim() === '' && !(isNew && price.trim() === '');
      const wrong = isOpen ? undefined : amountError(text, 'offerPrice', 3.99);
      if (wrong || amountError(price, 'price', 4.5)) return wrong;
      return amountOf(text) > amountOf(price) ? texts.offerAbovePrice : undefined;
    },
    input: {
      title: () => texts.offerPriceIn(currencySymbol()),
      inputMode: 'decimal',
      isRequired: (isNew, { price }) => isNew && price.trim() === '',
      waits: () => true,
      isHalf: true,
      hint: (text, { price }, { referencePrice }) => {
        const prices = { price: amountOf(price), offerPrice: amountOf(text), referencePrice };
        const plain = texts.offerHint;
        if (prices.offerPrice === 0 || !listClaim(prices)) return plain;
        const claim = claimOf(prices);
        if (!claim) return texts.noReduction(referencePrice === null ? null : formatPrice(referencePrice));
        if (claim.percent === 0) return plain;
        const shown = texts.shownAsOff(claim.percent);
        return claim.isReference ? `${shown} ${texts.comparedWith(formatPrice(claim.wasCents / 100))}` : shown;
      },
    },
  }),
  taxClass: {
    label: labels.taxClass,
    empty: 'A',
    isTyped: () => false,
    isSame: (one, other) => one === other,
    parse: (kept) => taxClasses.find((code) => code === kept) ?? 'A',
    from: ({ taxClass }) => taxClass ?? 'A',
    to: (code) => code,
    words: ({ taxClass }) => taxClass ?? 'A',
  },
  deposit: depositField,
  minimumAge: {
    label: labels.minimumAge,
    empty: '',
    isTyped: () => false,
    isSame: (one, other) => one === other,
    parse: (kept) => minimumAges.find((age) => age === kept) ?? '',
    from: ({ product }) => minimumAges.find((age) => age === String(product.minimumAge)) ?? '',
    to: (age) => (age === '' ? null : Number(age)),
    words: ({ product }) => (product.minimumAge === null ? texts.none : String(product.minimumAge)),
    needs: 'PRODUCTS_AGE',
  },
  portion: portionField,
  weight: {
    label: texts.weight,
    empty: '',
    isTyped: (text) => text !== '',
    isSame: (one, other) => one.trim() === other.trim(),
    parse: (kept) => (typeof kept === 'string' ? kept : ''),
    from: ({ product }) => product.weight ?? '',
    to: (text) => text.trim() || null,
    words: ({ product }) => product.weight ?? texts.none,
    error: (text) => {
      const length = lengthOf(text.trim());
      return length > maxWeightLength ? texts.tooLong(maxWeightLength, length) : undefined;
    },
    needs: 'PRODUCTS_EDIT',
  },
} satisfies { [F in FieldName]: FormField<F> };

import type {
  AddProductInput,
  EditedProductFragment,
  StoreFeature,
  TaxClassCode,
  UpdateProductInput,
} from '#web/__generated__/seller-products.ts';
import { lengthOf } from '../shell/text-length.ts';
import * as texts from './texts.ts';

/** The names of the fields that the form sends of a product, without its pictures. The text `weight` also says the size. */
export type FieldName = Exclude<
  keyof AddProductInput | keyof UpdateProductInput,
  'id' | 'idempotencyKey' | 'ifVersion' | 'images' | 'pictures' | 'size'
>;

/** The chosen minimum age; an empty text for everybody. */
export type MinimumAge = '' | '16' | '18';

/** The chosen type of deposits, empty for none, and the number of containers as it was typed. */
export interface TypedDeposit {
  typeId: string;
  count: string;
}

/** The steps of weight as they were typed, in grams; what was typed stays when the product is sold by the piece again. */
export interface TypedPortion {
  isInSteps: boolean;
  grams: string;
  from: string;
  to: string;
}

/** The fields whose typed value is not one text. */
interface OtherTyped {
  taxClass: TaxClassCode;
  minimumAge: MinimumAge;
  deposit: TypedDeposit;
  portion: TypedPortion;
}

/** The form's content, exactly as typed. */
export type ProductDraft = { [F in FieldName]: F extends keyof OtherTyped ? OtherTyped[F] : string };

/** An input in which the form shows a text. */
interface PlainInput {
  /**
   * The label of the input when it differs from the field's. It is a function, because the shop's currency is known
   * late.
   */
  title?: () => string;
  /** The height of the input for texts of several lines. */
  rows?: number;
  inputMode?: 'decimal';
  isRequired?: (isNew: boolean, draft: ProductDraft) => boolean;
  isOptional?: boolean;
  hint?: (
    text: string,
    draft: ProductDraft,
    looks: { isNew: boolean; referencePrice: number | null },
  ) => string | undefined;
  /** Whether the error of such a text shows only after the field has lost the focus. */
  waits: (text: string) => boolean;
  /** Whether it takes half of the row on wide screens, beside another half. */
  isHalf?: boolean;
}

/** The properties of a field's component. */
export interface FieldProps {
  draft: ProductDraft;
  error: string | undefined;
  onChange: (change: Partial<ProductDraft>) => void;
}

/** All that the form knows about one field of a product. */
export interface FormField<F extends FieldName, Typed = ProductDraft[F], Input = UpdateProductInput[F]> {
  /** The name of the field in sentences. */
  label: string;
  /** The value in the form for a new product. */
  empty: Typed;
  /** Whether something is typed that makes an empty form a draft. */
  isTyped: (typed: Typed) => boolean;
  isSame: (one: Typed, other: Typed) => boolean;
  /** Reads a value that this browser has kept; another one becomes the empty value. */
  parse: (kept: unknown) => Typed;
  from: (product: EditedProductFragment) => Typed;
  /** Converts a value without an error for the API; undefined is not sent. */
  to: (typed: Typed, draft: ProductDraft) => Input | undefined;
  /** Whether the field is sent also when it is unchanged, or empty in a new product. */
  isAlwaysSent?: boolean;
  /** The value of a product in words; empty for none. */
  words: (product: EditedProductFragment) => string;
  error?: (typed: Typed, draft: ProductDraft, isNew: boolean) => string | undefined;
  /** The feature without which the store does not take the field. */
  needs?: StoreFeature;
}

/** A field that the form shows as one input. */
export interface PlainField<Input> extends FormField<'name', string, Input> {
  input: PlainInput;
}

interface TextOptions<Input> extends Partial<Omit<PlainField<Input>, 'input' | 'label' | 'from' | 'to'>> {
  label: string;
  from: PlainField<Input>['from'];
  to: PlainField<Input>['to'];
  /** The limit in characters. */
  maxLength?: number;
  /** The sentence about a text that is too long. */
  tooLong?: (maxLength: number, length: number) => string;
  input?: Partial<PlainInput>;
}

/** A field with one text. */
export function textField<Input>({
  maxLength,
  tooLong = texts.tooLong,
  input,
  ...row
}: TextOptions<Input>): PlainField<Input> {
  const lengthError = (text: string) => {
    const length = lengthOf(text.trim());
    return maxLength === undefined || length <= maxLength ? undefined : tooLong(maxLength, length);
  };
  return {
    empty: '',
    isTyped: (text) => text !== '',
    isSame: (one, other) => one.trim() === other.trim(),
    parse: (kept) => (typeof kept === 'string' ? kept : ''),
    words: row.from,
    ...row,
    error: (text, draft, isNew) => row.error?.(text, draft, isNew) ?? lengthError(text),
    input: {
      waits: (text) => text.trim() === '',
      hint: (text) =>
        maxLength === undefined ? undefined : leftHint(lengthOf(text.trim()), maxLength, texts.charactersLeft),
      ...input,
    },
  };
}

/** Tells how much is left when nine tenths of a limit are used. */
export function leftHint(used: number, max: number, textOf: (left: number) => string): string | undefined {
  const left = max - used;
  return used < max * 0.9 || left < 0 ? undefined : textOf(left);
}

import { readTaxOfRate, type TaxOfRate } from '../__generated__/store-documents.ts';
import { toList } from './contract-values.ts';

/** The taxes that an order lists; null when it lists none, or when they cannot be read. */
export const readTaxes = (value: unknown): TaxOfRate[] | null => toList(value, readTaxOfRate) ?? null;

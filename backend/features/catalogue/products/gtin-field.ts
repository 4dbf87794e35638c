import { z } from 'zod';
import { lineField } from '#backend/http/text-fields.ts';
import { codeOf, gtinOf } from '#readers/barcode.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';

/** The number of a code in a request with 14 digits. Zeros that are missing are asked for: only files lose them. */
function readGtin(text: unknown): unknown {
  const reading = typeof text === 'string' ? codeOf(text) : undefined;
  return reading === undefined || 'fault' in reading || reading.notes.includes('ZEROS') ? text : reading.gtin;
}

/** 14 digits, with room for spaces and hyphens between them. */
const maxGtinLength = 40;
/** The number of a barcode in the forms that `codeOf` reads. The parsed value has 14 digits. */
export const requiredGtin = z
  .preprocess(
    readGtin,
    lineField(labels.gtin, maxGtinLength).refine((text) => gtinOf(text) === text, {
      error: ({ input }) => gtinFault(String(input)),
    }),
  )
  // Reading the code first hides the type from the description.
  .meta({ type: 'string' });

/** The sentence about a text that is no code of a product. */
function gtinFault(text: string): string {
  const reading = codeOf(text);
  if (!('fault' in reading)) return texts.isNoGtin;
  if (reading.fault === 'CHECK_DIGIT') return texts.wrongCheckDigit;
  return reading.fault === 'SHORTENED' ? texts.shortenedGtin : texts.isNoGtin;
}

/** A barcode that may be missing. */
export const gtin = z
  .union([z.literal(''), z.null(), requiredGtin])
  .transform((text) => text || null)
  .meta({
    description:
      'The number of the barcode, with 8, 12, 13 or 14 digits, or a longer code that contains it. Unique among all products, also archived ones.',
  })
  .optional();

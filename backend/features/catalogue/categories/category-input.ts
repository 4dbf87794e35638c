import { z } from 'zod';
import { idField, lineField } from '#backend/http/text-fields.ts';
import { slugOf } from './category-names.ts';
import * as texts from './texts.ts';

/** The text fields of category/save. */
export const categoryFields = z.object({
  slug: idField('Category').optional().meta({
    description: 'The category to change; absent for a new one. Of the seven, only the name that people see changes.',
  }),
  name: lineField(texts.name, 40).refine((name) => slugOf(name) !== '', {
    error: texts.nameHasNoLetter,
  }),
  removePicture: z
    .literal('true', { error: 'removePicture must be true or absent.' })
    .optional()
    .meta({ description: 'Removes the picture. A picture that is sent replaces the one before.' }),
});

/** The form of category/save, for the OpenAPI description. `readCategoryUpload` reads the parts one by one. */
export const categoryForm = categoryFields.extend({
  picture: z.file().meta({ type: 'string', format: 'binary' }).optional(),
});

/** The body of category/remove. */
export const removeInput = z.object({ slug: idField('Category') });

const slugs = (label: string) => z.array(idField(label), { error: `${label} must be a list of slugs.` }).max(1000);

/** The body of category/arrange. */
export const arrangeInput = z
  .object({
    own: slugs('Own').optional().meta({ description: 'All own categories in their order in lists.' }),
    walk: slugs('Walk').optional().meta({ description: 'All categories in the order in which orders are picked.' }),
  })
  .refine(({ own, walk }) => own !== undefined || walk !== undefined, {
    error: 'Send an order: own, walk or both.',
    path: ['own'],
  });

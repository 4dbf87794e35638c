import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readPicture, unreadableForm } from '../products/product-upload.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { InputRefused } from '#backend/http/input-validation.ts';
import type { ImageEncoder } from '#backend/images/image-encoder.ts';
import type { Picture } from '#backend/picture.ts';
import { categoryFields } from './category-input.ts';

type CategoryUpload = { fields: z.infer<typeof categoryFields>; picture: Picture | undefined } | { refusal: Refusal };

/**
 * Reads the form of category/save to its end, also after an error: a browser reads the response only after it has sent
 * everything.
 *
 * @throws InputRefused when a field breaks a rule; RequestMalformed when the form cannot be read; Unavailable
 */
export async function readCategoryUpload(request: FastifyRequest, images: ImageEncoder): Promise<CategoryUpload> {
  const texts: Record<string, unknown> = {};
  let picture: Picture | undefined;
  let refusal: Refusal | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (Object.hasOwn(categoryFields.shape, part.fieldname)) texts[part.fieldname] = part.value;
      } else if (part.fieldname === 'picture' && !picture && !refusal) {
        const encoded = await readPicture(part, images);
        if (encoded && 'refusal' in encoded) refusal = refused('INVALID', encoded.refusal, 'picture');
        else if (encoded) ({ picture } = encoded);
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    throw unreadableForm(error, request);
  }
  const fields = categoryFields.safeParse(texts);
  if (!fields.success) throw new InputRefused(fields.error);
  return refusal ? { refusal } : { fields: fields.data, picture };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Unavailable } from '#backend/faults.ts';
import { InputRefused, RequestMalformed } from '#backend/http/input-validation.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { ImageEncoder } from '#backend/images/image-encoder.ts';
import type { Picture } from '#backend/picture.ts';
import { maxPictureBytes, parseJson, readPicture } from '#backend/features/catalogue/products/product-upload.ts';
import { storeData } from './settings-input.ts';
import { pictureNames, type PictureName } from './settings-repository.ts';
import * as texts from './texts.ts';

type Pictures = Partial<Record<PictureName, Picture>>;

/** The fields with the encoded pictures that were sent, or why one is refused. */
type StoreUpload = { data: z.infer<typeof storeData>; pictures: Pictures } | { refusal: Refusal };

/** The widest file of the banner's photograph, in pixels: it is as wide as the page. */
const bannerSide = 1600;

/** All pages at their full length, in any script. */
export const maxTextBytes = 2 * 1024 * 1024;
const maxFormBytes = maxPictureBytes + maxTextBytes + 16 * 1024;

/** Reads the form to its end, also after an error: a browser reads the response only after it has sent everything. */
async function readParts(request: FastifyRequest, images: ImageEncoder): Promise<StoreUpload> {
  let data = storeData.safeParse(undefined);
  const pictures: Pictures = {};
  let refusal: Refusal | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'storeData') data = storeData.safeParse(parseJson(part.value));
      continue;
    }
    const name = pictureNames.find((each) => each === part.fieldname);
    if (name === undefined || refusal !== null || pictures[name] !== undefined) {
      part.file.resume();
      continue;
    }
    const encoded = await readPicture(part, images, name === 'bannerPicture' ? bannerSide : undefined);
    if (encoded === null) continue;
    if ('refusal' in encoded) refusal = refused('INVALID', encoded.refusal, name);
    else pictures[name] = encoded.picture;
  }
  if (!data.success) throw new InputRefused(data.error);
  return refusal === null ? { data: data.data, pictures } : { refusal };
}

/**
 * Reads the form of store/update.
 *
 * @throws InputRefused when a field breaks a rule; RequestMalformed when the form cannot be read; Unavailable
 */
export async function readStoreUpload(request: FastifyRequest, images: ImageEncoder): Promise<StoreUpload> {
  try {
    return await readParts(request, images);
  } catch (error) {
    const isKnown = error instanceof Unavailable || error instanceof InputRefused;
    // Errors of the plugin have a status; errors of its parser do not.
    if (isKnown || (error instanceof Error && 'statusCode' in error)) throw error;
    request.log.info({ err: error }, 'the form of the shop could not be read');
    throw new RequestMalformed(texts.unreadableForm);
  }
}

/** Hook: refuses a body that is not a multipart form, without reading it. */
export async function refuseOtherTypes(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    await reply.code(415).send(refused('INVALID', 'Send the shop as multipart/form-data.'));
}

/** Hook: refuses a form whose `content-length` is too large, without reading it. */
export async function refuseHugeForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) <= maxFormBytes) return;
  await reply.code(413).send(refused('TOO_MANY', texts.formTooLarge));
}

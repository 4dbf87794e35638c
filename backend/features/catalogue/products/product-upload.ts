import type { Multipart } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Unavailable } from '#backend/faults.ts';
import { InputRefused, RequestMalformed } from '#backend/http/input-validation.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import { pictureLimits } from '#common/limits.ts';
import { type ImageEncoder } from '#backend/images/image-encoder.ts';
import type { Picture } from '#backend/picture.ts';
import { createWorkQueue, type WorkQueue } from '#backend/work-queue.ts';
import { tooManyAtOnce } from '#backend/images/texts.ts';
import * as texts from './texts.ts';

/** The product data of a form with its encoded pictures, or why the pictures are refused. */
export type ProductUpload<Data> = { product: Data; pictures: Picture[] } | { refusal: Refusal };

/** Reads the form of a request, when its turn has come. */
export type ReadUpload = <Data>(request: FastifyRequest, schema: z.ZodType<Data>) => Promise<ProductUpload<Data>>;

/** Largest picture, in bytes. */
export const maxPictureBytes = pictureLimits.megabytes * 1024 * 1024;

/** Four of the largest pictures, and 1 MB for the other fields. */
const maxFormBytes = pictureLimits.perProduct * maxPictureBytes + 1024 * 1024;

/** Each upload has one picture in memory at a time, so this is also the maximum of pictures in memory. */
const maxRunningUploads = 4;
const maxWaitingUploads = 32;

/** Limits the uploads that are read at the same time. The bodies of waiting uploads stay unread in the network. */
export function createUploadQueue(): WorkQueue {
  return createWorkQueue(maxRunningUploads, maxWaitingUploads, () => new Unavailable(tooManyAtOnce));
}

export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

async function readFile(part: Extract<Multipart, { type: 'file' }>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  return part.file.truncated ? null : Buffer.concat(chunks);
}

/** The encoded picture of that part, or why it is refused; null for an empty file field. */
export async function readPicture(
  part: Extract<Multipart, { type: 'file' }>,
  images: ImageEncoder,
  side?: number,
): Promise<Awaited<ReturnType<ImageEncoder['encode']>> | null> {
  const content = await readFile(part);
  if (content === null) return { refusal: texts.pictureTooLarge(pictureLimits.megabytes) };
  // Browsers send an empty file field as a part without name and bytes.
  return content.length === 0 && !part.filename ? null : images.encode(content, side);
}

/**
 * Reads the form to its end, also after an error: a browser reads the response only after it has sent everything. Encodes
 * each picture before reading the next one; after an error, encodes no more.
 */
async function readParts<Data>(
  request: FastifyRequest,
  images: ImageEncoder,
  schema: z.ZodType<Data>,
): Promise<ProductUpload<Data>> {
  const pictures: Picture[] = [];
  let product = schema.safeParse(undefined);
  let hasProduct = false;
  let refusal: Refusal | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname !== 'productData') continue;
      product = schema.safeParse(parseJson(part.value));
      hasProduct = true;
      continue;
    }
    const isRefused = refusal !== null || (hasProduct && !product.success);
    if (part.fieldname !== 'images' || isRefused || pictures.length >= pictureLimits.perProduct) {
      if (part.fieldname === 'images')
        refusal ??= refused('TOO_MANY', texts.tooManyPictures(pictureLimits.perProduct), 'images');
      part.file.resume();
      continue;
    }
    const encoded = await readPicture(part, images);
    if (encoded === null) continue;
    if ('refusal' in encoded) refusal = refused('INVALID', encoded.refusal, 'images');
    else pictures.push(encoded.picture);
  }
  if (!product.success) throw new InputRefused(product.error);
  return refusal === null ? { product: product.data, pictures } : { refusal };
}

/**
 * Reads a form of product data, as `schema` has it, and pictures.
 *
 * @throws InputRefused when a field of the product breaks a rule; RequestMalformed when the form cannot be read; Unavailable
 */
export async function readProductUpload<Data>(
  request: FastifyRequest,
  images: ImageEncoder,
  schema: z.ZodType<Data>,
): Promise<ProductUpload<Data>> {
  try {
    return await readParts(request, images, schema);
  } catch (error) {
    throw unreadableForm(error, request);
  }
}

/** The error to throw for an error that occurred while a form was read. */
export function unreadableForm(error: unknown, request: FastifyRequest): unknown {
  // Errors of the plugin have a status; errors of its parser do not.
  const isKnown = error instanceof Unavailable || error instanceof InputRefused;
  if (isKnown || (error instanceof Error && 'statusCode' in error)) return error;
  request.log.info({ err: error }, 'the form could not be read');
  return new RequestMalformed(texts.unreadableForm);
}

/** Hook: refuses a body that is not a multipart form, without reading it. */
export async function refuseOtherTypes(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    await reply.code(415).send(refused('INVALID', 'Send the form as multipart/form-data.'));
}

/** Hook: refuses a form whose `content-length` is too large, without reading it. */
export async function refuseHugeForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) <= maxFormBytes) return;
  await reply.code(413).send(refused('TOO_MANY', texts.formTooLarge));
}

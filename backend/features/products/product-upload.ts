import type { Multipart } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Unavailable } from '#backend/faults.ts';
import { InputRefused, RequestMalformed } from '#backend/http/input-validation.ts';
import { refused } from '#backend/http/envelope.ts';
import { pictureLimits, type ImageEncoder } from '#backend/images/image-encoder.ts';
import type { Picture } from '#backend/picture.ts';
import { createWorkQueue, type WorkQueue } from '#backend/work-queue.ts';
import { productData } from './product-input.ts';

/** A product and its pictures, ready to be stored, or a sentence that says what is wrong with the pictures. */
export type ProductUpload = { product: z.infer<typeof productData>; pictures: Picture[] } | { refusal: string };

/** Most bytes of one picture. */
export const pictureBytes = pictureLimits.megabytes * 1024 * 1024;

/** Four of the largest pictures, and room for words. */
const formBytes = pictureLimits.perProduct * pictureBytes + 1024 * 1024;

const tooLarge = `Each picture can be at most ${pictureLimits.megabytes} MB. Please make it smaller and try again.`;
const tooMany = `A product can have at most ${pictureLimits.perProduct} pictures.`;

/** An upload holds one picture in memory at a time, so a process holds at most this many. */
const uploadsAtOnce = 4;
const waitingUploads = 32;

/** Reads a few uploads at a time; the others wait, and their bodies stay in the network. */
export function createUploadQueue(): WorkQueue {
  return createWorkQueue(
    uploadsAtOnce,
    waitingUploads,
    () => new Unavailable('Too many pictures at once. Please try again.'),
  );
}

function parseJson(text: unknown): unknown {
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

async function readPicture(
  part: Extract<Multipart, { type: 'file' }>,
  images: ImageEncoder,
): Promise<Awaited<ReturnType<ImageEncoder['encode']>> | null> {
  const content = await readFile(part);
  if (content === null) return { refusal: tooLarge };
  // A file field left empty is sent as a nameless part of no bytes.
  return content.length === 0 && !part.filename ? null : images.encode(content);
}

/**
 * Reads the form to its end, also after something was wrong with it: the browser hears an answer only when it could
 * send everything. Each picture is encoded before the next one is read; after a fault no more are.
 */
async function readParts(request: FastifyRequest, images: ImageEncoder): Promise<ProductUpload> {
  const pictures: Picture[] = [];
  let product = productData.safeParse(undefined);
  let hasProduct = false;
  let refusal: string | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname !== 'productData') continue;
      product = productData.safeParse(parseJson(part.value));
      hasProduct = true;
      continue;
    }
    const isRefused = refusal !== null || (hasProduct && !product.success);
    if (part.fieldname !== 'images' || isRefused || pictures.length >= pictureLimits.perProduct) {
      if (part.fieldname === 'images') refusal ??= tooMany;
      part.file.resume();
      continue;
    }
    const answer = await readPicture(part, images);
    if (answer === null) continue;
    if ('refusal' in answer) refusal = answer.refusal;
    else pictures.push(answer.picture);
  }
  if (!product.success) throw new InputRefused(product.error);
  return refusal === null ? { product: product.data, pictures } : { refusal };
}

/**
 * Reads the form of product/add.
 * @throws InputRefused when the product's own fields break a rule; RequestMalformed when the form cannot be read
 */
export async function readProductUpload(request: FastifyRequest, images: ImageEncoder): Promise<ProductUpload> {
  try {
    return await readParts(request, images);
  } catch (error) {
    // The plugin's own errors know their status; the parser's do not.
    if (
      error instanceof Unavailable ||
      error instanceof InputRefused ||
      (error instanceof Error && 'statusCode' in error)
    )
      throw error;
    request.log.info({ err: error }, 'the form of a product could not be read');
    throw new RequestMalformed('The form could not be read. Please send it again.');
  }
}

/** Hook: what is no form is refused without reading it. */
export async function refuseOtherTypes(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    await reply.code(415).send(refused('Send the product as multipart/form-data.'));
}

/** Hook: a form that says it is larger than any we take is refused without reading it. */
export async function refuseHugeForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) <= formBytes) return;
  await reply.code(413).send(refused('The form is too large. Please send fewer or smaller pictures.'));
}

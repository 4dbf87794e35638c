import type { Multipart } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestMalformed } from '#backend/http/input-validation.ts';
import { refused } from '#backend/http/verdict.ts';
import { pictureLimits } from '#backend/images/image-encoder.ts';

/** The parts of product/add as they came, or a sentence saying what is wrong with them. */
export type ProductUpload = { productData: unknown; files: Buffer[] } | { refusal: string };

/** Four of the largest pictures, and room for words. */
const formLimit = 21 * 1024 * 1024;

const tooLarge = 'Each picture can be at most 5 MB. Please make it smaller and try again.';
const tooMany = `A product can have at most ${pictureLimits.perProduct} pictures.`;

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

/**
 * Reads the form to its end, also after something was wrong with it: the browser hears an answer only when it could
 * send everything. What is refused is not kept in memory.
 */
async function readParts(request: FastifyRequest): Promise<ProductUpload> {
  const files: Buffer[] = [];
  let productData: unknown;
  let fault: string | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'productData') productData = parseJson(part.value);
      continue;
    }
    if (part.fieldname !== 'images' || fault !== null || files.length >= pictureLimits.perProduct) {
      if (part.fieldname === 'images') fault ??= tooMany;
      part.file.resume();
      continue;
    }
    const content = await readFile(part);
    if (content === null) fault = tooLarge;
    // A file field left empty is sent as a nameless part of no bytes.
    else if (content.length > 0 || part.filename) files.push(content);
  }
  return fault === null ? { productData, files } : { refusal: fault };
}

/** Reads the form of product/add; one that breaks off or is none is malformed. */
export async function readProductUpload(request: FastifyRequest): Promise<ProductUpload> {
  try {
    return await readParts(request);
  } catch (error) {
    // The plugin's own errors know their status; the parser's do not.
    if (error instanceof Error && 'statusCode' in error) throw error;
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
  if (Number(request.headers['content-length'] ?? 0) <= formLimit) return;
  await reply.code(413).send(refused('The form is too large. Please send fewer or smaller pictures.'));
}

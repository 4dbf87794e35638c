import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { unreadableForm } from '#backend/features/catalogue/products/product-upload.ts';
import type { Chosen } from './file-header.ts';
import { encodings, type Encoding } from './file-text.ts';

export const previewForm = z.object({
  file: z.file().meta({ type: 'string', format: 'binary' }),
  encoding: z.enum(encodings).optional().meta({ description: 'UTF-8 when absent.' }),
  columns: z.string().optional().meta({
    description:
      'A JSON list: the column of each cell of the first line, null to leave it out. Without it, the first line decides.',
  }),
});

const chosenColumns = z.array(z.string().nullable()).max(1000);

/** The chosen columns; undefined for a text that is no list of them. */
function readChosen(text: string): Chosen | undefined {
  try {
    return chosenColumns.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The file and its encoding. `bytes` is null when the file is too large, undefined without a file. */
export async function readForm(
  request: FastifyRequest,
): Promise<{ bytes: Buffer | null | undefined; encoding: Encoding; chosen: Chosen | undefined }> {
  let chosen: Chosen | undefined;
  let bytes: Buffer | null | undefined;
  let encoding: Encoding = 'utf-8';
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'encoding') encoding = encodings.find((each) => each === part.value) ?? 'utf-8';
        if (part.fieldname === 'columns') chosen = readChosen(String(part.value));
      } else if (part.fieldname === 'file') {
        const chunks: Buffer[] = [];
        for await (const chunk of part.file) chunks.push(chunk as Buffer);
        bytes = part.file.truncated ? null : Buffer.concat(chunks);
      } else {
        part.file.resume();
      }
    }
  } catch (error) {
    throw unreadableForm(error, request);
  }
  return { bytes, encoding, chosen };
}

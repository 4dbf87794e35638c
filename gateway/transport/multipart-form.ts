import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

/** A file to send. It is opened only when all files before it were sent. */
export interface FilePart {
  filename: string;
  mimetype: string;
  open: () => AsyncIterable<Uint8Array>;
}

/** A multipart/form-data body that is built while it is sent, so that no whole file is in memory. */
export interface MultipartForm {
  contentType: string;
  toStream: () => Readable;
}

/** Sends the text fields first and in order, because stores read them before the files. */
export function multipartForm(
  fields: Record<string, string>,
  files: { name: string; parts: AsyncIterable<FilePart> },
): MultipartForm {
  const boundary = `greengate-${randomBytes(18).toString('hex')}`;

  async function* body(): AsyncGenerator<Uint8Array> {
    for (const [name, value] of Object.entries(fields)) {
      yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
    }
    for await (const { filename, mimetype, open } of files.parts) {
      yield Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${files.name}"; filename="${headerSafe(filename)}"\r\n` +
          `Content-Type: ${mimetype}\r\n\r\n`,
      );
      yield* open();
      yield Buffer.from('\r\n');
    }
    yield Buffer.from(`--${boundary}--\r\n`);
  }

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    toStream: () => Readable.from(body(), { objectMode: false }),
  };
}

/** A client's file name, made safe for a header: without quotes and control characters, and at most 100 characters. */
function headerSafe(filename: string): string {
  // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
  return filename.replace(/[\u0000-\u001f\u007f"\\]/g, '_').slice(-100) || 'picture';
}

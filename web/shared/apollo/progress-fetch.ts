import { notAnAnswer, unreachable } from './transport-faults.ts';

/** What may stand in the `fetchOptions` of an operation that sends files. */
export interface UploadOptions {
  signal?: AbortSignal | null;
  /** Called while the request goes out, with the bytes of its body: those that left, and all of them. */
  onProgress?: (sent: number, total: number) => void;
}

/**
 * A fetch that tells how far an upload is, which fetch itself cannot: forms go by XMLHttpRequest. Fails as the other
 * operations do when nobody answers, or when something that is not the gateway does.
 */
export async function progressFetch(uri: RequestInfo | URL, init: RequestInit & UploadOptions = {}): Promise<Response> {
  const { body } = init;
  if (!(body instanceof FormData)) return await fetch(uri, init);
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', uri instanceof Request ? uri.url : uri);
    request.withCredentials = init.credentials === 'include';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    const tell = ({ loaded, total }: ProgressEvent) => init.onProgress?.(loaded, total);
    request.upload.addEventListener('progress', tell);
    request.upload.addEventListener('load', tell);
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      if (!/^application\/(graphql-response\+)?json\b/.test(type)) reject(notAnAnswer(request.status));
      else resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

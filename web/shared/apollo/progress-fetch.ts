import { notFromGateway, unreachable } from './transport-faults.ts';

/** The `fetchOptions` of an operation that sends files. */
export interface UploadOptions {
  signal?: AbortSignal | null;
  /** Gets the progress while the request body is sent. */
  onProgress?: (sentBytes: number, totalBytes: number) => void;
}

/**
 * A fetch that reports the progress of uploads: it sends forms by XMLHttpRequest, because fetch reports none. Without a
 * response from the gateway, it fails with the same errors as the persisted link.
 */
export async function progressFetch(uri: RequestInfo | URL, init: RequestInit & UploadOptions = {}): Promise<Response> {
  const { body } = init;
  if (!(body instanceof FormData)) return await fetch(uri, init);
  return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'POST', uri instanceof Request ? uri.url : uri);
    request.withCredentials = init.credentials === 'include';
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    const reportProgress = ({ loaded, total }: ProgressEvent) => init.onProgress?.(loaded, total);
    request.upload.addEventListener('progress', reportProgress);
    request.upload.addEventListener('load', reportProgress);
    request.addEventListener('load', () => {
      const type = request.getResponseHeader('content-type') ?? '';
      if (!/^application\/(graphql-response\+)?json\b/.test(type)) reject(notFromGateway(request.status));
      else resolve(new Response(request.responseText, { status: request.status, headers: { 'content-type': type } }));
    });
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

import type { RestResponse } from '#gateway/rest/rest-call.ts';
import type { StoreAnswer } from './store-client.ts';

/** A store's response in the form that the gateway's readers accept. */
export function replyOf({ status, headers, body, text }: StoreAnswer): RestResponse {
  return {
    status,
    statusText: '',
    isOk: status >= 200 && status < 300,
    body: typeof body === 'string' ? undefined : body,
    text,
    etag: headers.get('etag'),
    hasRetryAfter: headers.has('retry-after'),
    detail: { call: 'contract', status },
  };
}

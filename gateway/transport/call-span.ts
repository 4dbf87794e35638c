import { isSpanContextValid, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { StoreRequest } from '../store/store-map.ts';
import type { Caller, RestCall } from './rest-call.ts';
import { isTracing } from './tracing.ts';

const tracer = trace.getTracer('greengate');

export interface StoreAddress {
  /** The URL, without a slash at the end. */
  url: string;
  host: string;
  port: number;
}

export function storeAddress(url: string): StoreAddress {
  const { hostname, port, protocol } = new URL(url);
  return { url, host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}

const noHeaders: Record<string, string> = {};
const unrecorded = {
  headers: noHeaders,
  answered: () => undefined,
  failed: () => undefined,
  end: () => undefined,
};

/** One attempt at a call, as an OpenTelemetry span. */
export interface CallSpan {
  /** The trace headers for the store: they name this span, or are the client's own when no SDK records spans. */
  readonly headers: Record<string, string>;
  /** A response has arrived. */
  answered: (status: number) => void;
  /** @param type the code of the fault */
  failed: (type: string) => void;
  end: () => void;
}

/**
 * Starts the span of an attempt, with the attributes of
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/#http-client-span. Its name and `url.template` are the
 * specification's. `url.full` lacks the query, which may contain personal data.
 */
export function startCallSpan(
  call: RestCall,
  request: StoreRequest,
  { address: { url, host, port }, caller }: { address: StoreAddress; caller: Caller },
): CallSpan {
  const { trace: clientHeaders = noHeaders, traceContext = ROOT_CONTEXT } = caller;
  if (!isTracing())
    return clientHeaders['traceparent'] === undefined ? unrecorded : { ...unrecorded, headers: clientHeaders };
  const attributes = {
    'http.request.method': request.method,
    'server.address': host,
    'server.port': port,
    'url.full': url + request.path.split('?', 1)[0],
    'url.template': call.path,
  };
  const span = tracer.startSpan(`${call.method} ${call.path}`, { kind: SpanKind.CLIENT, attributes }, traceContext);
  if (!isSpanContextValid(span.spanContext())) return { ...unrecorded, headers: clientHeaders };
  const headers = { ...clientHeaders };
  propagation.inject(trace.setSpan(traceContext, span), headers);
  const failed = (type: string) => {
    span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  };
  return {
    headers,
    answered(status) {
      span.setAttribute('http.response.status_code', status);
      if (status >= 400) failed(String(status));
    },
    failed,
    end: () => span.end(),
  };
}

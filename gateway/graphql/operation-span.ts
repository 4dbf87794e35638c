import type { IncomingHttpHeaders } from 'node:http';
import {
  context,
  isSpanContextValid,
  propagation,
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { NamedOperation } from '../fast-path/fast-path.ts';
import { isTracing } from '../transport/tracing.ts';

const tracer = trace.getTracer('greengate');
const unrecorded = {
  span: trace.wrapSpanContext(INVALID_SPAN_CONTEXT),
  traceContext: ROOT_CONTEXT,
  traceId: undefined,
};
/** Characters of a name: clients choose the names of operations. */
const maxNameLength = 100;

export interface OperationSpan {
  span: Span;
  /** The parent of the spans of the store's calls. */
  traceContext: Context;
  /** The id of the trace; undefined when nothing is recorded. */
  traceId: string | undefined;
}

/**
 * Starts the OpenTelemetry span of a GraphQL operation. Its parent is the active span, such as that of an instrumentation of
 * HTTP, else the span that the client's headers name. Without an SDK nothing is recorded.
 */
export function startOperationSpan(headers: IncomingHttpHeaders): OperationSpan {
  if (!isTracing()) return unrecorded;
  const active = context.active();
  const parent = trace.getSpan(active) ? active : propagation.extract(active, headers);
  const span = tracer.startSpan('GraphQL Operation', { kind: SpanKind.SERVER }, parent);
  const spanContext = span.spanContext();
  const traceId = isSpanContextValid(spanContext) ? spanContext.traceId : undefined;
  return { span, traceContext: trace.setSpan(parent, span), traceId };
}

/**
 * Names the operation of a span, by https://opentelemetry.io/docs/specs/semconv/graphql/graphql-spans/. The name of the span has
 * the name of the operation only when a manifest has it, so that clients cannot make the number of names grow.
 */
export function nameOperation(span: Span, { type, name }: NamedOperation, { isKnown }: { isKnown: boolean }): void {
  if (!span.isRecording()) return;
  span.updateName(isKnown ? `${type} ${name}` : type).setAttribute('graphql.operation.type', type);
  if (name !== undefined) span.setAttribute('graphql.operation.name', name.slice(0, maxNameLength));
}

/** @param code the first error code of the response */
export function failOperation(span: Span, code: string): void {
  span.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR });
}

import { ProxyTracerProvider, trace } from '@opentelemetry/api';

const noProvider = new ProxyTracerProvider().getDelegate();

/** Whether an OpenTelemetry SDK records spans. It may be registered later than the gateway starts. */
export function isTracing(): boolean {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegate() !== noProvider;
}

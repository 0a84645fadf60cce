import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type EndedStatement, endedStatements } from '#server/platform/db/watchedPool.ts';
import { systemClock } from '#server/platform/systemClock.ts';
import { begunWork, type EndedWork, endedWork, type Work } from '#server/platform/workScope.ts';
import type { SpanSettings } from './spanSettings.ts';

/**
 * Sends a span of each request, run of a job and statement to a collector, until the returned function is called. Loaded
 * only where there is one. The number of a trace is that of its work, which the answer and the log have too.
 */
export function sendSpans({ url, percent }: SpanSettings): () => Promise<void> {
  let traceId = '';
  const random = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gza' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(percent / 100) }),
    idGenerator: { generateTraceId: () => traceId, generateSpanId: () => random.generateSpanId() },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('gza');
  const spans = new WeakMap<Work, Span>();

  function begin(work: Work): void {
    traceId = work.id;
    const kind = SpanKind.SERVER;
    spans.set(work, tracer.startSpan('work', { kind, startTime: systemClock() }, ROOT_CONTEXT));
  }

  function end({ work, name, status, hasFailed }: EndedWork): void {
    const span = spans.get(work);
    if (span === undefined) return;
    const [method = '', route = ''] = name.split(' ');
    span.updateName(name);
    if (status !== null)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      });
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(systemClock());
  }

  function addStatement({ work, text, milliseconds, pid, hasFailed }: EndedStatement): void {
    const parent = spans.get(work);
    if (parent === undefined) return;
    const endTime = systemClock();
    const startTime = new Date(endTime.getTime() - milliseconds);
    const attributes: Attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    if (pid !== null) attributes['db.postgresql.pid'] = pid;
    const [name = 'statement'] = /\w+/.exec(text) ?? [];
    const options = { kind: SpanKind.CLIENT, startTime, attributes };
    const span = tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent));
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  }

  const followed = [
    // As each channel is told its own kind of message.
    [begunWork, (message: unknown) => begin(message as Work)],
    [endedWork, (message: unknown) => end(message as EndedWork)], // the same
    [endedStatements, (message: unknown) => addStatement(message as EndedStatement)], // the same
  ] as const;
  for (const [channel, follow] of followed) channel.subscribe(follow);
  return async () => {
    for (const [channel, follow] of followed) channel.unsubscribe(follow);
    await provider.shutdown();
  };
}

import { z } from 'zod';
import { number } from '#server/platform/settingNumber.ts';

export interface SpanSettings {
  /** Where a collector takes OTLP over HTTP, without `/v1/traces`. */
  readonly url: string;
  /** Of a hundred requests and runs of jobs so many have spans. */
  readonly percent: number;
}

export const spanEnvironment = {
  OTLP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .optional(),
  OTLP_PERCENT: number(0, 100).default(100),
};

/** Null: no spans are made. */
export function readSpanSettings(settings: {
  readonly OTLP_URL?: string | undefined;
  readonly OTLP_PERCENT: number;
}): SpanSettings | null {
  const { OTLP_URL: url, OTLP_PERCENT: percent } = settings;
  return url === undefined ? null : { url: url.endsWith('/') ? url.slice(0, -1) : url, percent };
}

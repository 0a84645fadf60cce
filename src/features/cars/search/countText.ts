import type { Language } from '#contract/domain/values.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';

/** "58", "1,240", or "1,000+" where the server's count is capped. */
export const countText = (count: number, isCapped: boolean, language: Language): string =>
  `${formatNumber(count, language)}${isCapped ? '+' : ''}`;

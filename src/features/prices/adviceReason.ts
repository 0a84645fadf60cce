import type { TFunction } from 'i18next';
import type { AdviceReason } from '#contract/calls/advice.ts';
import type { Language } from '#contract/domain/values.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';

/** Why another price is advised, in one sentence. */
export function adviceReason(reason: AdviceReason, t: TFunction<'prices'>, language: Language): string {
  switch (reason.code) {
    case 'booked_fast':
      return t('advice.bookedFast', { ...reason });
    case 'free_soon':
      return t('advice.freeSoon', { ...reason });
    case 'above_most':
      return t('advice.aboveMost', { ...reason, price: formatGel(reason.high, language) });
    case 'below_most':
      return t('advice.belowMost', { ...reason, price: formatGel(reason.low, language) });
  }
}

import { foreignCurrencies } from '#contract/domain/money/currencies.ts';
import type { Language } from '#contract/domain/values.ts';
import type { MocksOf } from '../mocks.ts';
import { refuseFields } from '../refuse.ts';
import { setMockLanguage } from '../session.ts';

const gelPerUnit = { usd: 2.7142, eur: 3.1402, rub: 0.033936, try: 0.0641, ils: 0.83117 };

const isLanguage = (text: string | undefined): text is Language => text === 'en' || text === 'ka' || text === 'ru';

export const settingsMocks = {
  setLanguage: ({ params: { lang } }) => {
    if (!isLanguage(lang)) return refuseFields({ lang: 'Choose en, ka or ru.' });
    setMockLanguage(lang);
    return { status: 'success', language: lang };
  },
  getRates: () => ({
    status: 'success',
    rates: foreignCurrencies.map((code) => ({
      code,
      gel_per_unit: gelPerUnit[code],
      valid_from: '2026-11-20',
      is_stale: false,
    })),
  }),
} satisfies MocksOf<'setLanguage' | 'getRates'>;

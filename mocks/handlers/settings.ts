import type { Language } from '#contract/domain/values.ts';
import type { MocksOf } from '../mocks.ts';
import { refuseFields } from '../refuse.ts';
import { setMockLanguage } from '../session.ts';

const isLanguage = (text: string | undefined): text is Language => text === 'en' || text === 'ka' || text === 'ru';

export const settingsMocks = {
  setLanguage: ({ params: { lang } }) => {
    if (!isLanguage(lang)) return refuseFields({ lang: 'Choose en, ka or ru.' });
    setMockLanguage(lang);
    return { status: 'success', language: lang };
  },
  getRates: () => ({
    status: 'success',
    rates: [{ code: 'usd', gel_per_unit: 2.7142, valid_from: '2026-11-20', is_stale: false }],
  }),
} satisfies MocksOf<'setLanguage' | 'getRates'>;

import type { Currency } from '#contract/domain/money/currencies.ts';
import type { Language } from '#contract/domain/values.ts';

/** Not among the texts of every page: most visitors never open the menu. */
export const currencyNames: Readonly<Record<Language, Readonly<Record<Currency, string>>>> = {
  en: {
    usd: 'US dollar',
    gel: 'Georgian lari',
    eur: 'Euro',
    rub: 'Russian rouble',
    try: 'Turkish lira',
    ils: 'Israeli shekel',
  },
  ka: {
    usd: 'აშშ დოლარი',
    gel: 'ქართული ლარი',
    eur: 'ევრო',
    rub: 'რუსული რუბლი',
    try: 'თურქული ლირა',
    ils: 'ისრაელის შეკელი',
  },
  ru: {
    usd: 'Доллар США',
    gel: 'Грузинский лари',
    eur: 'Евро',
    rub: 'Российский рубль',
    try: 'Турецкая лира',
    ils: 'Израильский шекель',
  },
};

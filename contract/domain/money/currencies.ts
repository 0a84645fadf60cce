/** The currencies prices can be shown in; the first two are those of the switch. Only GEL is ever charged. */
export const currencies = ['usd', 'gel', 'eur', 'rub', 'try', 'ils'] as const;
export type Currency = (typeof currencies)[number];

/** Those that need a rate. */
export const foreignCurrencies = ['usd', 'eur', 'rub', 'try', 'ils'] as const satisfies readonly Currency[];
export type ForeignCurrency = (typeof foreignCurrencies)[number];

export const isForeign = (code: string): code is ForeignCurrency => foreignCurrencies.some((known) => known === code);

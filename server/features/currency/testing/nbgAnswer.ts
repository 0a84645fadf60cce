interface Published {
  /** By code, for the quantity that the bank quotes: 100 roubles, 10 shekels. */
  readonly rates?: Readonly<Record<string, number>>;
  readonly day?: string;
}

/** How many units the National Bank of Georgia quotes. */
const quantities: Readonly<Record<string, number>> = { AMD: 1000, RUB: 100, ILS: 10 };
/** As of an ordinary day, with a currency that nobody asks for. */
const usual = { AMD: 7.1034, EUR: 3.1402, ILS: 8.3117, RUB: 3.3936, TRY: 0.0641, USD: 2.7134 };

/** What the bank answers, one row for each currency, in its own words. */
export const nbgAnswer = ({ rates = usual, day = '2026-11-20' }: Published = {}) => [
  {
    date: `${day}T00:00:00.000Z`,
    currencies: Object.entries(rates).map(([code, rate]) => ({
      code,
      quantity: quantities[code] ?? 1,
      rateFormated: rate.toFixed(4),
      diffFormated: '0.0001',
      rate,
      name: code,
      diff: 0.0001,
      date: `${day}T17:45:11.239Z`,
      validFromDate: `${day}T00:00:00.000Z`,
    })),
  },
];

/** The same with another rate of the dollar, and with what else is changed of its row. */
export const withDollar = (rate: number, changes: Readonly<Record<string, unknown>> = {}) =>
  nbgAnswer().map(({ currencies, ...day }) => ({
    ...day,
    currencies: currencies.map((row) => (row.code === 'USD' ? { ...row, rate, ...changes } : row)),
  }));

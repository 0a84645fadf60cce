/** The content of bench/budgets.json: the limits, and the last accepted figures. */
export interface Budgets {
  /** Bytes, brotli 11: entry and home route together. */
  readonly home: number;
  /** Bytes any other public route may add to the scripts of home. */
  readonly extra: number;
  readonly routes: Readonly<Record<string, number>>;
  /** Minified bytes by npm package over all scripts. */
  readonly packages: Readonly<Record<string, number>>;
}

export interface Figures {
  /** Bytes of home's scripts, and of each other route's scripts beyond those. */
  readonly routes: Readonly<Record<string, number>>;
  readonly packages: Readonly<Record<string, number>>;
}

/** One line for each limit that is broken. */
export function findBreaches({ home, extra }: Budgets, { routes }: Figures): string[] {
  return Object.entries(routes).flatMap(([name, bytes]) => {
    const limit = name === 'home' ? home : extra;
    return bytes > limit ? [`${name}: ${bytes} bytes, ${bytes - limit} over its budget of ${limit}`] : [];
  });
}

/** The packages that have grown since the accepted figures, most first. */
export function whoGrew(budgets: Budgets, { packages }: Figures): { name: string; growth: number }[] {
  return Object.entries(packages)
    .map(([name, bytes]) => ({ name, growth: bytes - (budgets.packages[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((a, b) => b.growth - a.growth);
}

import { percentile } from '../search/measure.ts';
import type { Paint } from './runLighthouse.ts';

/** Largest paint beside that of the bare page. */
const lcpAims: Readonly<Record<string, number>> = { home: 0.45, search: 0.6, car: 0.55 };
const aims = { tbt: 200, cls: 0.01, performance: 95, accessibility: 100, seo: 100 };

/** Medians with the least and the most, and what an aim says of them. */
export function reportPaint(visits: Readonly<Record<string, readonly Paint[]>>): void {
  const bare = median((visits['floor'] ?? []).map(({ lcp }) => lcp));
  for (const [name, paints] of Object.entries(visits)) {
    const of = (pick: (paint: Paint) => number) => paints.map(pick);
    const score = (category: string) => median(of(({ scores }) => scores[category] ?? 0));
    const lcp = median(of((paint) => paint.lcp));
    const tbt = median(of((paint) => paint.tbt));
    const cls = median(of((paint) => paint.cls));
    console.log(
      `${name}: FCP ${spread(of(({ fcp }) => fcp))}, LCP ${spread(of((paint) => paint.lcp))}, ` +
        `TBT ${spread(of((paint) => paint.tbt))} ms, CLS ${cls.toFixed(3)}; performance ${score('performance')}, ` +
        `accessibility ${score('accessibility')}, SEO ${score('seo')}, best practices ${score('best-practices')}`,
    );
    for (const error of new Set(paints.flatMap(({ consoleErrors }) => consoleErrors)))
      console.log(`  console: ${error}`);
    if (name === 'floor') continue;
    const ratio = lcp / bare;
    const lcpAim = lcpAims[name];
    const judged = [
      lcpAim === undefined ? null : judge(`LCP ${ratio.toFixed(2)}x of the bare page`, ratio <= lcpAim, `${lcpAim}x`),
      judge(`TBT ${Math.round(tbt)} ms`, tbt <= aims.tbt, `${aims.tbt} ms`),
      judge(`CLS ${cls.toFixed(3)}`, cls < aims.cls, `less than ${aims.cls}`),
      ...(['performance', 'accessibility', 'seo'] as const).map((category) =>
        judge(`${category} ${score(category)}`, score(category) >= aims[category], `${aims[category]}`),
      ),
    ];
    for (const line of judged) if (line !== null) console.log(`  ${line}`);
  }
}

const judge = (what: string, isReached: boolean, aim: string): string =>
  `${isReached ? 'reached' : 'MISSED '} ${what} (aim ${aim})`;

const spread = (values: readonly number[]): string =>
  `${Math.round(median(values))} (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

const median = (values: readonly number[]): number => percentile([...values], 50);

/** Durations in milliseconds of one thing measured again and again. */
export type Sample = number[];

export async function time<Result>(sample: Sample, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  sample.push(performance.now() - start);
  return result;
}

export function percentile(sample: Sample, percent: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export function show(sample: Sample): string {
  return sample.length === 0 ? '–' : `${percentile(sample, 50).toFixed(2)} / ${percentile(sample, 95).toFixed(2)}`;
}

export function ratio(one: Sample, other: Sample): string {
  return one.length === 0 ? '–' : (percentile(one, 50) / percentile(other, 50)).toFixed(2);
}

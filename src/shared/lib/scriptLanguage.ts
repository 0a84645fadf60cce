import type { Language } from '#contract/domain/values.ts';

const scripts = [
  ['ka', /\p{Script=Georgian}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['en', /\p{Script=Latin}/gu],
] as const satisfies readonly (readonly [Language, RegExp])[];

/** Of our languages the one with the letters that most of the text has; null without any of them. */
export function scriptLanguage(text: string): Language | null {
  const counted = scripts.map(([language, letters]) => ({ language, count: text.match(letters)?.length ?? 0 }));
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best));
  return most.count === 0 ? null : most.language;
}

export type Strength = 'weak' | 'fair' | 'good' | 'strong';

/**
 * How long guessing takes, roughly: by the length, where a character that was there before counts little and a run
 * (`abcd`, `4321`) hardly at all. The server alone decides what is allowed.
 */
export function passwordStrength(password: string): Strength {
  const characters = Array.from(password.toLowerCase());
  const seen = new Set<string>();
  let worth = 0;
  characters.forEach((character, index) => {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? Number.NaN);
    const isRun = Math.abs(step) <= 1;
    worth += isRun ? 0.25 : seen.has(character) ? 0.6 : 1;
    seen.add(character);
  });
  if (characters.length < 8 || worth < 7) return 'weak';
  if (worth < 10) return 'fair';
  return worth < 13 ? 'good' : 'strong';
}

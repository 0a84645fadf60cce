const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** For a terminal: what a stranger wrote into a file neither moves its cursor nor looks like a line of ours. */
export const inOneLine = (text: string): string =>
  text.replaceAll(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

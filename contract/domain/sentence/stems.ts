/** From the longest on: the first that fits is cut. */
const georgianEndings = ['ებისთვის', 'ისთვის', 'ებიდან', 'ებით', 'ებში', 'ების', 'ებზე', 'ებს', 'ებად', 'ები', 'სთვის', 'თვის', 'იანი', 'იდან', 'ამდე', 'იმდე', 'მდე', 'დან', 'იან', 'ისკენ', 'სკენ', 'იც', 'ში', 'ზე', 'თან', 'ით', 'ად', 'ის', 'მა', 'ს', 'თ']; // prettier-ignore
const russianEndings = ['иями', 'ями', 'ами', 'ого', 'его', 'ому', 'ему', 'ыми', 'ими', 'ая', 'яя', 'ое', 'ее', 'ый', 'ий', 'ой', 'ую', 'юю', 'ые', 'ие', 'ых', 'их', 'ым', 'им', 'ом', 'ем', 'ей', 'ов', 'ев', 'ах', 'ях', 'ам', 'ям', 'ию', 'ии', 'ия', 'а', 'я', 'о', 'е', 'и', 'ы', 'у', 'ю', 'ь', 'й']; // prettier-ignore

const cut = (word: string, endings: readonly string[], least: number): string => {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= least);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** What all forms of a word begin with, about: both the lists and the sentences are cut by it. */
export function stemOf(word: string): string {
  if (/^[ა-ჿ]/.test(word)) {
    const bare = cut(word, georgianEndings, 3);
    return bare.length > 3 ? bare.replace(/[აეიოუ]$/, '') : bare;
  }
  if (/^[а-я]/.test(word)) return cut(word, russianEndings, 4);
  return /[a-z]{3}s$/.test(word) && !word.endsWith('ss') ? word.replace(/'?s$/, '') : word.replace(/'s$/, '');
}

/** What a Georgian ending says: since when, until when. */
export type Ending = 'from' | 'to' | 'by' | null;

export function endingOf(word: string): Ending {
  if (!/^[ა-ჿ]/.test(word)) return null;
  if (word.endsWith('დან')) return 'from';
  if (word.endsWith('მდე')) return 'to';
  return word.endsWith('ით') ? 'by' : null;
}

/** Whether at most one letter is wrong, missing, too many or swapped with the next. */
export function isNearlySame(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at + 1), other.slice(at + 1)];
  if (one.length > other.length) return rest === other.slice(at);
  if (one.length < other.length) return one.slice(at) === otherRest;
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return rest === otherRest || (isSwapped && rest.slice(1) === otherRest.slice(1));
}

/** Whether at most two letters are: one of the words without one of its letters, or with another one, is nearly the other. */
export function isAlike(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [mine, its] = [one.slice(at), other.slice(at)];
  return (
    isNearlySame(mine.slice(1), its.slice(1)) ||
    isNearlySame(mine.slice(1), its) ||
    isNearlySame(mine, its.slice(1)) ||
    (mine[0] === its[1] && mine[1] === its[0] && isNearlySame(mine.slice(2), its.slice(2)))
  );
}

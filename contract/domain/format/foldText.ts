/** Letters of Georgian and Russian as the same rough Latin, so that a name is found in any script. */
const latin: Readonly<Record<string, string>> = {
  ...letters(
    'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
    'a b g d e v z t i k l m n o p j r s t u p k gh k sh ch ts dz ts ch kh j h',
  ),
  ...letters(
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    'a b v g d e e j z i i k l m n o p r s t u p kh ts ch sh sh - i - e iu ia',
  ),
  y: 'i',
  f: 'p',
  q: 'k',
};

function letters(from: string, to: string): Record<string, string> {
  const sounds = to.split(' ');
  return Object.fromEntries(Array.from(from, (letter, index) => [letter, (sounds[index] ?? '').replace('-', '')]));
}

/** Text for comparing: small letters without accents, in one script. Not for showing. */
export function foldText(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(plain, (letter) => latin[letter] ?? letter)
    .join('')
    .replaceAll('zh', 'j')
    .trim();
}

const withoutDoubles = (folded: string): string => folded.replace(/(.)\1+/gu, '$1');

/** Fewer letters than these are in too many names to be a name with a letter too many. */
const TELLING = 3;

/** Whether the name contains the typed text: as it is, in another script, or with other doubled letters. */
export function isFound(name: string, typed: string): boolean {
  if (name.toLowerCase().includes(typed.trim().toLowerCase())) return true;
  const [has, wanted] = [foldText(name), foldText(typed)];
  if (wanted !== '' && has.includes(wanted)) return true;
  const once = withoutDoubles(wanted);
  return once.length >= TELLING && withoutDoubles(has).includes(once);
}

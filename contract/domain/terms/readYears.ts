const yearWords = /^(years?|yrs?|yo|год|года|лет|წლის|წელი|წელია|წლიანი)$/;
const otherUnits =
  /^(km|kms|км|კმ|day|days|дн|hour|hours|час|minutes?|минут|people|person|persons|euro|gel|lari|лари|ლარი|დღ|საათ|კაც)/;
const heldWords = /^(held|had|experience|since|стаж|опыт|სტაჟ|გამოცდილ)/;
const isOld = /^(old|ვარ)$/;
const isPerson = /^(m|am|im|aged|age|мне|нам)$/;

/** The largest distance between a number and the word for its unit. */
const NEAR = 5;
const YOUNGEST = 16;

export interface Years {
  readonly age: number | null;
  readonly licenceYears: number | null;
}

/** The driver's age and the years of the licence in a sentence; ambiguous numbers are ignored. */
export function readYears(tokens: readonly string[], hasLicence: boolean): Years {
  const years: { age: number | null; licenceYears: number | null } = { age: null, licenceYears: null };
  for (const [index, token] of tokens.entries()) {
    if (!/^\d{1,2}$/.test(token)) continue;
    const value = Number(token);
    const [next = '', second = ''] = tokens.slice(index + 1, index + 3);
    const before = tokens.slice(Math.max(0, index - 2), index);
    if (otherUnits.test(next)) continue;
    const isHeld = tokens.slice(Math.max(0, index - NEAR), index + NEAR).some((word) => heldWords.test(word));
    const isOfPerson = isOld.test(second) || isOld.test(next) || before.some((word) => isPerson.test(word));
    if (isOfPerson && value >= YOUNGEST) years.age = value;
    else if (yearWords.test(next) && (isHeld || (hasLicence && value < YOUNGEST))) years.licenceYears = value;
    else if (yearWords.test(next) && value >= YOUNGEST) years.age = value;
  }
  return years;
}

import type { AgreedTerms, TermsChoice } from '#contract/domain/agreedTerms.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import { agreeTerms, chargesOf, termsProblems } from '#contract/domain/terms/agreeTerms.ts';
import { FieldError } from '#server/platform/http/apiError.ts';
import type { FieldText } from '#server/platform/texts/texts.ts';
import { chooseExtras } from './chooseExtras.ts';
import { type HandOver, handOverCharges } from '../handOver.ts';
import type { ExtraPrice } from './priceQuote.ts';

interface Offered {
  readonly extras: readonly ExtraPrice[];
  readonly terms: CarTerms;
  /** Left out, or null: the place of the car. */
  readonly hand_over?: HandOver | null;
}

/** What is wanted with a car, beside the days. */
export interface ChargesChoice extends TermsChoice {
  /** Codes of extras. */
  readonly extras: readonly string[];
}

/** Everything that a rental is charged beside its days, and the terms it is rented on. */
export interface Charged {
  readonly charges: readonly ExtraPrice[];
  readonly terms: AgreedTerms;
}

/** The one way from a choice to what is charged for it: what is not offered is refused under its field. */
export function chooseCharges(offered: Offered, choice: ChargesChoice): Charged {
  const problems = findProblems(offered, choice);
  if (Object.keys(problems).length > 0) throw new FieldError(problems);
  const terms = agreeTerms(offered.terms, choice);
  const places = offered.hand_over && handOverCharges(offered.hand_over, offered.terms.one_way);
  return { charges: [...chooseExtras(offered.extras, choice.extras), ...chargesOf(terms), ...(places ?? [])], terms };
}

/** Whether a car offers all of a choice. */
export const hasAll = (offered: Offered, choice: ChargesChoice): boolean =>
  Object.keys(findProblems(offered, choice)).length === 0;

function findProblems({ extras, terms, hand_over = null }: Offered, choice: ChargesChoice): Record<string, FieldText> {
  const isOffered = (wanted: string) => extras.some(({ code }) => code === wanted);
  return {
    ...(!choice.extras.every(isOffered) && { extras: 'extraUnknown' as const }),
    ...(hand_over !== null &&
      handOverCharges(hand_over, terms.one_way) === null && { drop_off: 'oneWayForbidden' as const }),
    ...Object.fromEntries(
      termsProblems(terms, choice).map(({ field, problem, ...values }) => [field, { key: problem, values }]),
    ),
  };
}

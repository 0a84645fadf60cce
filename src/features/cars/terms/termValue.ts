import type { TFunction } from 'i18next';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';
import { neighbours } from '#contract/domain/terms/lists.ts';
import type { Language } from '#contract/domain/values.ts';

/** The term of a topic in a few words, without its conditions. Sums are in GEL, in which they are paid. */
export function termValue(terms: CarTerms, topic: TermTopic, t: TFunction<'terms'>, language: Language): string {
  const gel = (tetri: number) => formatGel(tetri, language);
  const yesOrNo = (isAllowed: boolean) => t(isAllowed ? 'values.yes' : 'values.no');
  const permission = ({ allowed, price }: CarTerms['pets']) => (allowed && price > 0 ? gel(price) : yesOrNo(allowed));
  switch (topic) {
    case 'protection': {
      const included = terms.plans.find(({ price }) => price === 0);
      if (included === undefined) return t('values.thirdParty');
      return included.excess === 0 ? t('values.noExcess') : t('values.excess', { excess: gel(included.excess) });
    }
    case 'deposit':
      return terms.deposit.amount === 0 ? t('values.none') : gel(terms.deposit.amount);
    case 'distance': {
      const { per_day } = terms.distance;
      return per_day === null ? t('values.unlimited') : t('values.aDay', { distance: per_day });
    }
    case 'fuel':
      return t(`values.${terms.fuel.policy}`);
    case 'drivers':
      return terms.drivers.most === 0 ? t('values.alone') : t('values.more', { count: terms.drivers.most });
    case 'ages': {
      const { min, max } = terms.ages;
      return max === null ? t('values.ageFrom', { count: min }) : t('values.ages', { min, max });
    }
    case 'licence':
      return terms.licence.years === 0 ? t('values.anyLicence') : t('values.licence', { count: terms.licence.years });
    case 'borders': {
      const open = neighbours.filter((country) => terms.borders[country] !== null);
      return open.length === 0 ? t('values.no') : open.map((country) => t(`countries.${country}`)).join(', ');
    }
    case 'roads':
      return t(`surfaces.${terms.roads.surface}`);
    case 'winter_tyres': {
      const { fitted, from, to } = terms.winter_tyres;
      return fitted ? `${dayText(from)}–${dayText(to)}` : t('values.none');
    }
    case 'smoking':
      return yesOrNo(terms.smoking.allowed);
    case 'pets':
      return permission(terms.pets);
    case 'child_seats': {
      const { child_seats: seat } = terms;
      if (seat === null) return t('values.none');
      return seat.price === 0 ? t('values.free') : t(`per.${seat.per}`, { amount: gel(seat.price) });
    }
    case 'late_return':
      return t('values.grace', { minutes: terms.late_return.grace_minutes });
    case 'cleaning':
      return terms.cleaning.price === 0 ? t('values.free') : gel(terms.cleaning.price);
    case 'one_way':
      return permission(terms.one_way);
  }
}

/** `MM-DD` as it is written: `01.12`. */
const dayText = (day: string): string => day.split('-').toReversed().join('.');

import { useTranslation } from 'react-i18next';
import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import type { CarPart } from '#contract/domain/terms/lists.ts';
import { useSum } from './useSum.ts';

interface Ruled extends ClaimProposal {
  readonly part?: CarPart | null;
}

/** Explains in a sentence why this much can be claimed. */
export function useRuleText(): (proposal: Ruled) => string {
  const { t } = useTranslation('claims');
  const sum = useSum();
  return ({ rule, most, part = null }) => {
    switch (rule.kind) {
      case 'damage':
        if (part !== null && rule.excluded.includes(part)) return t('rule.damagePart');
        return t(rule.plan === null ? 'rule.damageFree' : 'rule.damage', { most: sum(most) });
      case 'distance': {
        const { out, in: back, included, beyond, price } = rule;
        return t('rule.distance', { out, in: back, included, beyond, price: sum(price) });
      }
      case 'fuel': {
        const { out, in: back, eighths, price_of_eighth: price, service } = rule;
        return t('rule.fuel', { out, in: back, eighths, price: sum(price), service: sum(service) });
      }
      case 'late': {
        const { minutes, grace_minutes: grace, started_hours: hours, price } = rule;
        return t('rule.late', { minutes, grace, hours, price: sum(price) });
      }
      case 'cleaning':
        return t('rule.cleaning', { most: sum(most) });
      case 'fine':
        return t('rule.fine', { most: sum(most) });
    }
  };
}

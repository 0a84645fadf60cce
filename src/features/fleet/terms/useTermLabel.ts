import { useTranslation } from 'react-i18next';
import {
  borderPapers,
  carParts,
  depositWays,
  idpRules,
  neighbours,
  planCodes,
  scripts,
  stretches,
  surfaces,
} from '#contract/domain/terms/lists.ts';

const labels = [
  'beyond',
  'below',
  'excess',
  'price',
  'notice_days',
  'back_within_days',
  'policy',
  'most',
  'max',
  'idp',
  'surface',
  'fitted',
  'from',
  'to',
  'allowed',
  'grace_minutes',
] as const;

/** Of a field by its name, and of a code that can be chosen. */
export function useTermLabel(): (name: string) => string {
  const { t } = useTranslation('terms');
  return (name) => {
    const path = name.split('-');
    const last = path.at(-1);
    const one = <Code extends string>(codes: readonly Code[]) => codes.find((code) => code === last);
    const [plan, country, part, way, script, paper, road, surface, idp, label] = [
      one(planCodes),
      one(neighbours),
      one(carParts),
      one(depositWays),
      one(scripts),
      one(borderPapers),
      one(stretches),
      one(surfaces),
      one(idpRules),
      one(labels),
    ];
    if (path[0] === 'fuel' && (last === 'full' || last === 'same')) return t(`edit.fuel.${last}`);
    if (plan !== undefined) return t('edit.plan', { plan: t(`plans.${plan}`) });
    if (country !== undefined) return t('edit.country', { country: t(`countries.${country}`) });
    if (part !== undefined) return t('edit.excluded', { part: t(`parts.${part}`) });
    if (way !== undefined) return t(`ways.${way}`);
    if (script !== undefined) return t(`scripts.${script}`);
    if (paper !== undefined) return t(`papers.${paper}`);
    if (road !== undefined) return t('edit.forbidden', { road: t(`roads.${road}`) });
    if (surface !== undefined) return t(`surfaces.${surface}`);
    if (idp !== undefined) return t(`idp.${idp}`);
    return label === undefined ? '' : t(`edit.${label}`);
  };
}

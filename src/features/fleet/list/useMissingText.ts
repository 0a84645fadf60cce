import { useTranslation } from 'react-i18next';
import type { FleetRow } from '#contract/calls/fleet.ts';
import { fieldNames } from '../edit/carFields.ts';
import { namesOfWire } from '../edit/namesOfWire.ts';
import { useFieldLabel } from '../edit/useFieldLabel.ts';

/** So many are named, the others are counted. */
const named = 3;

/** What keeps a car from being rented, in a few words. */
export function useMissingText(): (row: Pick<FleetRow, 'missing' | 'missing_shots'>) => string {
  const { t } = useTranslation('fleet');
  const labelOf = useFieldLabel();
  return ({ missing, missing_shots: shots }) => {
    const fields = missing.flatMap((field) => namesOfWire(field)[0] ?? []).filter((name) => fieldNames.includes(name));
    const all = [...fields.map(labelOf), ...shots.map((shot) => t(`shots.${shot}`))];
    const rest = all.length - named;
    return [...all.slice(0, named), ...(rest > 0 ? [t('todo.more', { count: rest })] : [])].join(', ');
  };
}

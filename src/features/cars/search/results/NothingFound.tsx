import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Relaxation } from '#contract/calls/search.ts';
import { EmptyState } from '#src/shared/ui/states/EmptyState.tsx';
import type { ActiveFilter } from '../activeFilters.ts';
import road from '#src/shared/ui/components/pictures/emptyRoad.webp';
import { isOneThing, phraseOf, relax } from '../relaxationText.ts';
import type { RelaxationPhrase } from '../relaxationText.ts';
import type { SearchFilters } from '../searchFilters.ts';
import { RelaxationRow } from './RelaxationRow.tsx';

const Rows = styled('ul')({ display: 'grid', gap: 10, width: '100%', marginBottom: 28, textAlign: 'start' });

interface Props {
  readonly filters: SearchFilters;
  readonly city: string | null;
  readonly active: readonly ActiveFilter[];
  readonly relaxations: readonly Relaxation[];
  readonly onChange: (filters: SearchFilters) => void;
  readonly onClear: () => void;
}

interface Way {
  readonly relaxation: Relaxation;
  readonly phrase: RelaxationPhrase;
}

/** One thing is enough, or two are needed, or neither helps. */
function hintOf([first]: readonly Way[]): 'withRelaxations' | 'withPairs' | 'withoutRelaxations' {
  if (first === undefined) return 'withoutRelaxations';
  return isOneThing(first.relaxation) ? 'withRelaxations' : 'withPairs';
}

/** No car: what to let go of, and how many cars that gives. */
export function NothingFound({ filters, city, active, relaxations, onChange, onClear }: Props) {
  const { t } = useTranslation('search');
  const ways = relaxations.flatMap((relaxation) => {
    const phrase = phraseOf(relaxation, active);
    return phrase ? [{ relaxation, phrase }] : [];
  });
  return (
    <EmptyState
      picture={{ src: road, width: 560, height: 300 }}
      title={city === null ? t('empty.anywhere') : t('empty.inCity', { city })}
      text={t(`empty.${hintOf(ways)}`)}
    >
      {ways.length > 0 ? (
        <Rows>
          {ways.map(({ relaxation, phrase }) => (
            <li key={relaxation.filters.join(' ')}>
              <RelaxationRow
                count={relaxation.count}
                phrase={phrase}
                onChoose={() => onChange(relax(filters, relaxation))}
              />
            </li>
          ))}
        </Rows>
      ) : null}
      {active.length > 0 ? (
        <Button size="large" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      ) : null}
    </EmptyState>
  );
}

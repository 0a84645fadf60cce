import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { UnderlinedButton } from '#src/shared/ui/components/UnderlinedButton.tsx';
import type { ActiveFilter } from '../activeFilters.ts';
import type { SearchFilters } from '../searchFilters.ts';

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  margin: '18px 0 24px',
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    margin: `14px calc(-1 * ${theme.layout.gutter}) 20px`,
    padding: `4px ${theme.layout.gutter}`,
  },
  '&:empty': { minHeight: 0, margin: '0 0 20px', padding: 0 },
}));

interface Props {
  readonly active: readonly ActiveFilter[];
  readonly onChange: (filters: SearchFilters) => void;
  readonly onClear: () => void;
}

/** What is chosen, each with a way to take it back. */
export function ActiveChips({ active, onChange, onClear }: Props) {
  const { t } = useTranslation('search');
  return (
    <Row data-script="" aria-label={t('chips.label')}>
      {active.map(({ key, label, rest }) => (
        <li key={key}>
          <ChoiceChip data-on aria-label={t('chips.remove', { filter: label })} onClick={() => onChange(rest)}>
            {label}
            <CloseRoundedIcon />
          </ChoiceChip>
        </li>
      ))}
      {active.length > 0 ? (
        <li>
          <UnderlinedButton onClick={onClear}>{t('filters.clear')}</UnderlinedButton>
        </li>
      ) : null}
    </Row>
  );
}

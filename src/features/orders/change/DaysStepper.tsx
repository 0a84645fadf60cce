import AddRoundedIcon from '@mui/icons-material/AddRounded';
import RemoveRoundedIcon from '@mui/icons-material/RemoveRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: 8,
  alignItems: 'center',
  padding: '8px 0',
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& b': { display: 'block', fontWeight: 600, color: theme.vars.palette.text.primary },
}));

interface Props {
  /** Which end of the rental. */
  readonly label: string;
  /** When it is with what is chosen. */
  readonly moment: string;
  readonly canGoBack: boolean;
  readonly onMove: (days: 1 | -1) => void;
}

/** Moves one end of a rental by days; what it becomes is read out. */
export function DaysStepper({ label, moment, canGoBack, onMove }: Props) {
  const { t } = useTranslation('orders');
  return (
    <Row>
      <span aria-live="polite">
        {label}
        <b>{moment}</b>
      </span>
      <RoundButton aria-label={t('change.earlier', { what: label })} disabled={!canGoBack} onClick={() => onMove(-1)}>
        <RemoveRoundedIcon />
      </RoundButton>
      <RoundButton aria-label={t('change.later', { what: label })} onClick={() => onMove(1)}>
        <AddRoundedIcon />
      </RoundButton>
    </Row>
  );
}

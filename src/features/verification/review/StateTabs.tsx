import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { VerificationState } from '#contract/verification.ts';

const Tabs = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minInlineSize: 0,
  margin: '0 0 20px',
  padding: 0,
  border: 0,
});

const Tab = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 44,
  padding: '8px 16px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: theme.radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: '.9375rem',
  fontWeight: 500,
  '& > b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '&[aria-pressed=true]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
    fontWeight: 600,
  },
}));

const order: readonly VerificationState[] = ['pending', 'rejected', 'passed', 'not_verified'];

interface Props {
  readonly status: VerificationState;
  /** Null while they are not known. */
  readonly counts: Readonly<Record<VerificationState, number>> | null;
  readonly onChoose: (status: VerificationState) => void;
}

/** The states, each with how many there are in it. */
export function StateTabs({ status, counts, onChoose }: Props) {
  const { t } = useTranslation('review');
  return (
    <Tabs aria-label={t('states')}>
      {order.map((state) => (
        <Tab key={state} aria-pressed={state === status} onClick={() => onChoose(state)}>
          {t(`tabs.${state}`)} <b>{counts?.[state] ?? '–'}</b>
        </Tab>
      ))}
    </Tabs>
  );
}

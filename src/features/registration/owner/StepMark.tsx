import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Row = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 18,
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

const Part = styled('i')(({ theme }) => ({
  width: 28,
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.divider,
  '&[data-on]': { backgroundColor: theme.vars.palette.primary.main },
}));

/** Which of the two steps this is. */
export function StepMark({ step }: { step: 'details' | 'code' }) {
  const { t } = useTranslation('auth');
  return (
    <Row>
      <Part data-on="" />
      <Part data-on={step === 'code' ? '' : undefined} />
      {t(`registration.${step}`)}
    </Row>
  );
}

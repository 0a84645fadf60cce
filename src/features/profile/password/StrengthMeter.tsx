import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { passwordStrength } from './passwordStrength.ts';

const levels = ['weak', 'fair', 'good', 'strong'] as const;

const Meter = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 6,
  minHeight: 34,
  marginTop: 8,
  '& > span': { height: 6, borderRadius: 3, backgroundColor: theme.vars.palette.divider },
  '& > span[data-on]': { backgroundColor: theme.vars.palette.primary.main },
  '&[data-level=weak] > span[data-on]': { backgroundColor: theme.vars.palette.error.main },
  '&[data-level=fair] > span[data-on]': { backgroundColor: theme.vars.palette.warning.main },
  '& > p': { gridColumn: '1 / -1', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** Says how hard a new password is to guess; takes its room before anything is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('profile');
  const level = passwordStrength(password);
  const filled = password === '' ? 0 : levels.indexOf(level) + 1;
  return (
    <Meter data-level={level}>
      {levels.map((name, index) => (
        <span key={name} data-on={index < filled ? '' : undefined} />
      ))}
      <p role="status" aria-label={t('password.strength')}>
        {password === '' ? '' : t(`password.${level}`)}
      </p>
    </Meter>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

const Notice = styled('p')(({ theme }) => ({
  padding: '14px 16px',
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
}));

/** All that staff without a second factor get to see. */
export function SecondFactorFirst() {
  const { t } = useTranslation('profile');
  return (
    <>
      <title>{`${t('factor.title')} · Gza`}</title>
      <h1 hidden>{t('factor.title')}</h1>
      <Notice role="status">{t('factor.required')}</Notice>
      <SecondFactorPanel />
    </>
  );
}

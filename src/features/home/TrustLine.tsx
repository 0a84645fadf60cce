import EventAvailableOutlinedIcon from '@mui/icons-material/EventAvailableOutlined';
import SellOutlinedIcon from '@mui/icons-material/SellOutlined';
import VerifiedUserOutlinedIcon from '@mui/icons-material/VerifiedUserOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  // As many columns as there is room for, whatever is written in them: a font that comes late moves nothing to a new row.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: '8px 32px',
  paddingTop: 24,
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
  lineHeight: 1.45,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& svg': { width: 20, height: 20, color: theme.vars.palette.primary.text },
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
}));

/** What a visitor may rely on, in one line. */
export function TrustLine() {
  const { t } = useTranslation('home');
  return (
    <List>
      <li>
        <EventAvailableOutlinedIcon />
        <span>{t('trust.cancel')}</span>
      </li>
      <li>
        <VerifiedUserOutlinedIcon />
        <span>{t('trust.verified')}</span>
      </li>
      <li>
        <SellOutlinedIcon />
        <span>{t('trust.total')}</span>
      </li>
    </List>
  );
}

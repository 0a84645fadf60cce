import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MarkNumber } from './mark.styles.ts';

const Key = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 18px',
  marginTop: 10,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  '& > span': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': { width: 12, height: 12 },
}));

/** Which marks on the outline are old and which are new. */
export function MarkKey() {
  const { t } = useTranslation('handover');
  return (
    <Key aria-hidden="true">
      <span>
        <MarkNumber data-origin="known" /> {t('marks.key.known')}
      </span>
      <span>
        <MarkNumber /> {t('marks.key.found')}
      </span>
    </Key>
  );
}

import GppMaybeOutlinedIcon from '@mui/icons-material/GppMaybeOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.warning.soft,
  color: theme.vars.palette.warning.onSoft,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '& > svg': { flex: 'none', width: 22, height: 22 },
  '& .title': { display: 'block', fontWeight: 600 },
}));

/** Says plainly that the car itself is not insured. */
export function ThirdPartyNote({ canChoose = false }: { canChoose?: boolean }) {
  const { t } = useTranslation('terms');
  return (
    <Note>
      <GppMaybeOutlinedIcon />
      <span>
        <b className="title">{t('protection.thirdParty')}</b>
        {t(canChoose ? 'protection.thirdPartyChoose' : 'protection.thirdPartyText')}
      </span>
    </Note>
  );
}

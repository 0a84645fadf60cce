import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#src/shared/lib/paths.ts';

const LogoLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  borderRadius: theme.radii.control,
  fontSize: '1.5rem',
  fontWeight: 600,
  letterSpacing: '-.03em',
  lineHeight: 1,
  '& > svg': { width: 34, height: 34 },
  '& rect': { fill: theme.vars.palette.primary.main },
  '& path': { fill: theme.vars.palette.primary.contrastText },
  '[data-over-picture] & rect, [data-on-deep] & rect': { fill: '#fff' },
  '[data-over-picture] & path': { fill: '#0b7a4b' },
  '[data-on-deep] & path': { fill: theme.vars.palette.deep.dark },
  [theme.breakpoints.down('md')]: {
    fontSize: '1.375rem',
    '& > svg': { width: 30, height: 30 },
    // The search pill needs the room.
    '[data-pill] > & > .name': { display: 'none' },
  },
}));

/** The sign of the house: a road on green. */
export function Logo({ onClick }: { onClick?: () => void }) {
  const { t } = useTranslation('common');
  return (
    <LogoLink to={paths.home} aria-label={t('logo')} {...(onClick ? { onClick } : {})}>
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <rect width="34" height="34" rx="10" />
        <path d="M6.5 28.5C8 21.5 19.6 20.2 19.3 14.3C19.15 11.6 17.2 9.7 15.4 8.2H18.6C21.6 9.7 25.9 12 25.7 16C25.4 21.6 18.9 22.6 18.3 28.5Z" />
      </svg>
      <span className="name">Gza</span>
    </LogoLink>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { informationPages } from './navigation.ts';
import { socialLinks } from './socialLinks.ts';

const Ground = styled('footer')(({ theme }) => ({
  marginTop: theme.layout.section,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: 20,
  '& > a, & > button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  },
  '& > ul': { display: 'flex', gap: 4, marginLeft: 'auto' },
  '& > ul a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    '&:hover': { color: theme.vars.palette.text.primary },
    '& > svg': { width: 20, height: 20 },
  },
  [theme.breakpoints.down('md')]: { '& > ul': { marginLeft: -12 }, '& > a, & > button': { minHeight: 44 } },
}));

/** The foot of every page but home. */
export function SlimFooter({ year }: { year: number }) {
  const { t } = useTranslation('common');
  return (
    <Ground>
      <Row>
        {informationPages.map(({ path, name }) => (
          <Link key={path} to={path}>
            {t(name)}
          </Link>
        ))}
        <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        <ReportButton />
        <span>{t('footer.rights', { year })}</span>
        <SchemeSwitch />
        <ul aria-label={t('footer.follow')}>
          {socialLinks.map(({ name, href, Icon }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noreferrer" aria-label={name}>
                <Icon />
              </a>
            </li>
          ))}
        </ul>
      </Row>
    </Ground>
  );
}

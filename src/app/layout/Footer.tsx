import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RateNote } from '#src/features/currency/RateNote.tsx';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';
import { SchemeSwitch } from '#src/shared/ui/components/SchemeSwitch.tsx';
import { Logo } from './Logo.tsx';
import { informationPages } from './navigation.ts';
import { socialLinks } from './socialLinks.ts';

const Ground = styled('footer')(({ theme }) => ({
  marginTop: theme.layout.section,
  backgroundColor: theme.vars.palette.deep.dark,
  color: theme.vars.palette.deep.contrastText,
  '& :focus-visible': { outlineColor: '#fff' },
  [theme.breakpoints.down('md')]: { marginTop: 0 },
}));

const Top = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.5fr repeat(3, minmax(max-content, 1fr))',
  gap: 32,
  paddingBlock: '56px 40px',
  '& .about': { maxWidth: 300, marginTop: 16, color: theme.vars.palette.deep.text, fontSize: '.9375rem' },
  '& h2': {
    marginBottom: 8,
    color: theme.vars.palette.deep.text,
    fontSize: '.875rem',
    fontWeight: 500,
    lineHeight: 1.5,
  },
  '& li > a, & li > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    fontSize: '.9375rem',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '& > svg': { width: 20, height: 20 },
  },
  [theme.breakpoints.down('md')]: {
    // Two columns, but one where the address would be broken.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(140px, 40%), 1fr))',
    gap: '32px 24px',
    paddingBlock: '44px 28px',
    '& > .brand': { gridColumn: '1 / -1' },
    '& li > a, & li > button': { minHeight: 44 },
  },
}));

const Bottom = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: 20,
  color: theme.vars.palette.deep.text,
  fontSize: '.875rem',
}));

const Line = styled('div')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.deep.line}` }));

/** The foot of the home page. */
export function Footer({ year }: { year: number }) {
  const { t } = useTranslation('common');
  return (
    <Ground data-on-deep="">
      <Top>
        <div className="brand">
          <Logo />
          <p className="about">{t('footer.about')}</p>
        </div>
        <div>
          <h2>{t('footer.company')}</h2>
          <ul>
            {informationPages.map(({ path, name }) => (
              <li key={path}>
                <Link to={path}>{t(name)}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('footer.contact')}</h2>
          <ul>
            <li>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </li>
            <li>
              <ReportButton />
            </li>
          </ul>
        </div>
        <div>
          <h2>{t('footer.follow')}</h2>
          <ul>
            {socialLinks.map(({ name, href, Icon }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  <Icon />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Top>
      <Line>
        <Bottom>
          <span>{t('footer.rights', { year })}</span>
          <span>
            <RateNote />
          </span>
          <SchemeSwitch />
        </Bottom>
      </Line>
    </Ground>
  );
}

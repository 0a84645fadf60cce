import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { contactEmail } from '#src/lib/contact.ts';
import { Container } from '#src/ui/Container.tsx';
import { informationPages } from './navigation.ts';

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
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  },
  '& > :last-child': { marginLeft: 'auto' },
  [theme.breakpoints.down('md')]: { '& > :last-child': { marginLeft: 0 } },
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
        <span>{t('footer.rights', { year })}</span>
      </Row>
    </Ground>
  );
}

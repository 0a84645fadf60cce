import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { Section } from './Section.ts';

/** Three steps on a road, across on wide windows and down on phones. */
const Steps = styled('ol')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '0 40px',
  marginTop: 40,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 23,
    right: 0,
    left: 0,
    height: 2,
    background: `repeating-linear-gradient(90deg, ${theme.vars.palette.outline} 0 18px, transparent 18px 32px)`,
  },
  '& > li': { position: 'relative' },
  '& b': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 10px ${theme.vars.palette.background.default}`,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '1.25rem',
    fontWeight: 600,
  },
  '& h3': { margin: '22px 0 6px' },
  '& p': { maxWidth: '22em', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('lg')]: { gap: '0 24px' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '1fr',
    gap: 32,
    marginTop: 24,
    '&::before': {
      top: 0,
      right: 'auto',
      bottom: 70,
      left: 23,
      width: 2,
      height: 'auto',
      background: `repeating-linear-gradient(180deg, ${theme.vars.palette.outline} 0 14px, transparent 14px 24px)`,
    },
    '& > li': { minHeight: 64, paddingLeft: 72 },
    '& b': { position: 'absolute', top: 0, left: 0 },
    '& h3': { margin: '10px 0 6px' },
  },
}));

const steps = ['find', 'book', 'drive'] as const;

export function HowItWorks() {
  const { t } = useTranslation('home');
  return (
    <Section>
      <Container>
        <Typography variant="h2">{t('how.title')}</Typography>
        <Steps>
          {steps.map((step, index) => (
            <li key={step}>
              <b aria-hidden>{index + 1}</b>
              <Typography variant="h3">{t(`how.${step}`)}</Typography>
              <p>{t(`how.${step}Text`)}</p>
            </li>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}

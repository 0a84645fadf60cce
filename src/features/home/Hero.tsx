import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import { Scene } from '#src/shared/ui/layout/Scene.tsx';
import { heroScene } from '#src/shared/ui/components/pictures/heroScene.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';

/** For clients only: a visitor loads none of it. */
const ReviewAsk = lazyWithRetry(async () => (await import('./ReviewAsk.tsx')).ReviewAsk);

const Box = styled('section')(({ theme }) => ({
  position: 'relative',
  height: 660,
  color: '#fff',
  isolation: 'isolate',
  [theme.breakpoints.down('md')]: { height: 580, '&:lang(ka), &:lang(ru)': { height: 640 } },
}));

/** The scrims keep the words readable; the darker one lies on their side. */
const Ground = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  backgroundColor: '#4d6a78',
  '& img': { objectPosition: '50% 100%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(180deg,rgba(6,24,16,.5) 0,rgba(6,24,16,.12) 24%,rgba(6,24,16,0) 44%),' +
      'linear-gradient(76deg,rgba(6,24,16,.62) 4%,rgba(6,24,16,.30) 38%,rgba(6,24,16,0) 66%)',
  },
  [theme.breakpoints.down('md')]: {
    '&::after': {
      background:
        'linear-gradient(180deg,rgba(6,24,16,.66) 0,rgba(6,24,16,.5) 34%,rgba(6,24,16,.16) 56%,rgba(6,24,16,.06))',
    },
  },
}));

const Words = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 156,
  left: 0,
  // Two lines on wide screens: one would end on the car.
  '& h1': { maxWidth: '10.5em', textShadow: '0 1px 24px rgba(6,24,16,.28)' },
  '& p': {
    maxWidth: '31em',
    marginTop: 16,
    fontSize: '1.125rem',
    lineHeight: 1.5,
    textShadow: '0 1px 12px rgba(6,24,16,.4)',
  },
  // Until its letters are there, a browser may measure it by some that are narrower: it would move up by a line.
  [theme.breakpoints.up('md')]: { '&:lang(ka) h1': { minHeight: '4lh' } },
  // Narrower lines end before the car begins.
  [theme.breakpoints.down('xl')]: { bottom: 96, '& p': { maxWidth: '24em' } },
  // On a phone the words stand above the car, never on it.
  [theme.breakpoints.down('md')]: { top: 84, bottom: 'auto', '& p': { marginTop: 10, fontSize: '1rem' } },
}));

export function Hero() {
  const { t } = useTranslation('home');
  return (
    <Box>
      <Ground>
        <Scene scene={heroScene} isFirst />
      </Ground>
      <Words>
        <Container>
          <Typography variant="display" component="h1">
            {t('hero.title')}
          </Typography>
          <p>{t('hero.text')}</p>
        </Container>
      </Words>
      {useAppSelector(selectIsClient) ? (
        <Optional>
          <ReviewAsk />
        </Optional>
      ) : null}
    </Box>
  );
}

import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { useGetHomeQuery } from '#src/features/cars/carsApi.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { sedanScene } from '#src/shared/ui/components/pictures/sedanScene.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { Scene } from '#src/shared/ui/layout/Scene.tsx';
import { monthlyEarnings } from './earnings.ts';
import { Section } from './Section.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1.08fr 1fr',
  overflow: 'hidden',
  borderRadius: 24,
  backgroundColor: theme.vars.palette.deep.main,
  color: theme.vars.palette.deep.contrastText,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { marginInline: `calc(-1 * ${theme.layout.gutter})`, borderRadius: 0 },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: '56px 48px 56px 56px',
  '& a:focus-visible, & button:focus-visible': { outlineColor: '#fff' },
  '& > p': { maxWidth: '27em', margin: '16px 0 32px', color: theme.vars.palette.deep.text, fontSize: '1.0625rem' },
  '& > ul': { display: 'grid', gap: 12, marginBottom: 36 },
  '& li': { display: 'flex', alignItems: 'flex-start', gap: 12 },
  '& li > svg': { width: 20, height: 20, marginTop: 2, color: '#7fd6ab' },
  [theme.breakpoints.down('lg')]: { padding: 40 },
  [theme.breakpoints.down('md')]: { padding: `44px ${theme.layout.gutter}` },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** The studio wall of the photo goes on below it. */
const Side = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 480,
  backgroundColor: '#d0d1d2',
  '& img': { height: 'auto', maskImage: 'linear-gradient(#000 72%, transparent)' },
  ...theme.applyStyles('dark', { backgroundColor: '#b2b3b4' }),
  [theme.breakpoints.down('md')]: { minHeight: 0, paddingBottom: 150 },
}));

const points = ['price', 'deposit', 'payout'] as const;

/** Asks the owners of cars in. */
export function OwnersCall() {
  const { t } = useTranslation('home');
  const dispatch = useAppDispatch();
  const isVisitor = useAppSelector(selectUser) === null;
  return (
    <Section>
      <Container>
        <Box>
          <Words>
            <Typography variant="h2" sx={(theme) => theme.typography.h1}>
              {t('owners.title')}
            </Typography>
            <p>{t('owners.text')}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <CheckCircleOutlineRoundedIcon />
                  <span>{t(`owners.${point}`)}</span>
                </li>
              ))}
            </ul>
            <Actions>
              {isVisitor ? (
                <Button
                  color="light"
                  size="large"
                  data-dialog="registration"
                  aria-haspopup="dialog"
                  onClick={() => dispatch(modalOpened({ kind: 'registration', tab: 'owner' }))}
                >
                  {t('owners.list')}
                </Button>
              ) : null}
              <ButtonLink
                color="light"
                size="large"
                variant={isVisitor ? 'outlined' : 'contained'}
                to={`${paths.about}#owners`}
              >
                {t('owners.action')}
              </ButtonLink>
            </Actions>
          </Words>
          <Side>
            <Scene scene={sedanScene} />
            <EarningsCard />
          </Side>
        </Box>
      </Container>
    </Section>
  );
}

const Card = styled('div')(({ theme }) => ({
  position: 'absolute',
  right: 32,
  bottom: 32,
  left: 32,
  padding: '20px 22px',
  borderRadius: 18,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  color: theme.vars.palette.text.primary,
  fontSize: '.875rem',
  lineHeight: 1.5,
  '& > output': { display: 'block', fontSize: '1.875rem', fontWeight: 600, letterSpacing: '-.02em', lineHeight: 1.2 },
  '& > .note': { color: theme.vars.palette.text.secondary, fontSize: 'inherit' },
  [theme.breakpoints.down('md')]: {
    right: theme.layout.gutter,
    bottom: 24,
    left: theme.layout.gutter,
  },
}));

const daysOfMonth = 30;
const usualDays = 17;

const chosenPart = (days: number) => `${((days - 1) / (daysOfMonth - 1)) * 100}%`;

const bar = (colour: string) => `linear-gradient(${colour}, ${colour}) left center / 100% 4px no-repeat`;

/** The browser's own slider: it needs no script to be dragged. */
const Slider = styled('input')(({ theme }) => {
  const thumb = {
    boxSizing: 'border-box',
    width: 24,
    height: 24,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: '50%',
    backgroundColor: '#fff',
    boxShadow: '0 1px 4px rgba(20,33,27,.2)',
    appearance: 'none',
  } as const;
  return {
    display: 'block',
    width: '100%',
    height: 44,
    margin: 0,
    appearance: 'none',
    background: `${bar(theme.vars.palette.primary.main)}, ${bar(theme.vars.palette.divider)}`,
    backgroundSize: `var(--chosen, ${chosenPart(usualDays)}) 4px, 100% 4px`,
    cursor: 'pointer',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  };
});

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: 500,
  '& > .month': { color: theme.vars.palette.text.tertiary, fontWeight: 400 },
}));

/** What a car can bring in: an example that answers to the slider. */
function EarningsCard() {
  const { t } = useTranslation('home');
  const [days, setDays] = useUiState('home/days', usualDays, { privacy: 'keep' });
  const commission = useGetHomeQuery().data?.commission_percent;
  const rented = t('owners.rented', { count: days });
  if (commission === undefined) return null;
  return (
    <Card>
      <small className="note">{t('owners.example')}</small>
      <output htmlFor="rented-days">
        <Price bill tetri={monthlyEarnings(days, commission)} />
      </output>
      <small className="note">{t('owners.perMonth')}</small>
      <Slider
        id="rented-days"
        type="range"
        min={1}
        max={daysOfMonth}
        value={days}
        aria-label={t('owners.days')}
        aria-valuetext={rented}
        onChange={(event) => setDays(Number(event.target.value))}
        // An attribute would need a policy that allows styles in the HTML.
        ref={(slider) => slider?.style.setProperty('--chosen', chosenPart(days))}
      />
      <Line aria-hidden>
        <span>{rented}</span>
        <span className="month">{t('owners.ofMonth', { count: daysOfMonth })}</span>
      </Line>
    </Card>
  );
}

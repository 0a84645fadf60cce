import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Scene } from '#src/shared/ui/layout/Scene.tsx';
import { sedanScene } from '#src/shared/ui/components/pictures/sedanScene.ts';
import { selectUser } from '#src/features/auth/authSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened } from '#src/shared/store/modalsSlice.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { EarningsCard } from './EarningsCard.tsx';
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

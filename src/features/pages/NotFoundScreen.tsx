import SearchRoundedIcon from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Scene } from '#src/shared/ui/layout/Scene.tsx';
import { valleyScene } from '#src/shared/ui/components/pictures/valleyScene.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';

const Page = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(100dvh - ${theme.layout.bar})`,
  paddingBlock: '96px 40px',
  color: '#fff',
  isolation: 'isolate',
  '& h1': { maxWidth: '11em' },
  '& p': { maxWidth: '28em', margin: '16px 0 28px', fontSize: '1.125rem' },
  '& a:focus-visible': { outlineColor: '#fff' },
}));

const Ground = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  backgroundColor: '#4d6a78',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(180deg,rgba(6,24,16,.5) 0,rgba(6,24,16,.12) 24%,rgba(6,24,16,0) 44%),' +
      'linear-gradient(76deg,rgba(6,24,16,.72) 4%,rgba(6,24,16,.42) 40%,rgba(6,24,16,.08) 72%)',
  },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export default function NotFoundScreen() {
  const { t } = useTranslation('pages');
  return (
    <Page>
      <title>{t('notFound.documentTitle')}</title>
      <meta name="robots" content="noindex" />
      <Ground>
        <Scene scene={valleyScene} isFirst />
      </Ground>
      <Container>
        <Typography variant="display" component="h1">
          {t('notFound.title')}
        </Typography>
        <p>{t('notFound.text')}</p>
        <Actions>
          <ButtonLink color="light" size="large" startIcon={<SearchRoundedIcon />} to={paths.search}>
            {t('notFound.search')}
          </ButtonLink>
          <ButtonLink variant="outlined" color="light" size="large" to={paths.home}>
            {t('notFound.home')}
          </ButtonLink>
        </Actions>
      </Container>
    </Page>
  );
}

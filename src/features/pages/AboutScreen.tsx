import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Scene } from '#src/shared/ui/layout/Scene.tsx';
import { valleyScene } from '#src/shared/ui/components/pictures/valleyScene.ts';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { Panel } from '#src/shared/ui/layout/Panel.tsx';
import { MailLink } from '#src/shared/ui/components/MailLink.tsx';
import { HashTarget } from '#src/shared/ui/layout/HashTarget.tsx';

const Lead = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  alignItems: 'center',
  gap: 56,
  paddingTop: 40,
  '& p': { marginTop: 16, color: theme.vars.palette.text.secondary, fontSize: '1.0625rem' },
  '& picture': { display: 'block', overflow: 'hidden', aspectRatio: '3 / 2', borderRadius: 24 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, paddingTop: 24 },
}));

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  marginTop: 56,
  '& section': { scrollMarginTop: 96 },
  '& h2': { ...theme.typography.h3, marginBottom: 16 },
  '& li': { position: 'relative', paddingLeft: 20, color: theme.vars.palette.text.secondary },
  '& li + li': { marginTop: 12 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '.6em',
    left: 0,
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 32 },
}));

const Contact = styled('section')(({ theme }) => ({
  marginTop: 56,
  maxWidth: 720,
  '& > p': { margin: '12px 0 24px', color: theme.vars.palette.text.secondary },
}));

/** The picture is wider than its 3:2 box. */
const pictureSizes = '(min-width: 1280px) 673px, (min-width: 901px) 53vw, 106vw';

const parts = ['drivers', 'owners', 'safety'] as const;
const points = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export default function AboutScreen() {
  const { t } = useTranslation('pages');
  return (
    <Container>
      <title>{t('about.documentTitle')}</title>
      <meta name="description" content={t('about.intro')} />
      <HashTarget />
      <Lead>
        <div>
          <Typography variant="h1">{t('about.title')}</Typography>
          <p>{t('about.intro')}</p>
          <p>{t('about.road')}</p>
        </div>
        <Scene scene={valleyScene} sizes={pictureSizes} isFirst />
      </Lead>
      <Parts>
        {parts.map((part) => (
          <Panel key={part} id={part} aria-labelledby={`${part}-title`}>
            <Typography id={`${part}-title`} variant="h2">
              {t(`about.${part}.title`)}
            </Typography>
            <ul>
              {points.map((point) => (
                <li key={point}>{t(`about.${part}.${point}`)}</li>
              ))}
            </ul>
          </Panel>
        ))}
      </Parts>
      <Contact id="contact">
        <Typography variant="h2">{t('about.contact.title')}</Typography>
        <p>
          {t('about.contact.text')} <MailLink href={`mailto:${contactEmail}`}>{contactEmail}</MailLink>
        </p>
        <ButtonLink to={paths.search}>{t('about.contact.search')}</ButtonLink>
      </Contact>
    </Container>
  );
}

import PhoneInTalkRoundedIcon from '@mui/icons-material/PhoneInTalkRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { safetySections } from './sections.ts';
import { Article, Contents, TextPage } from './textPage.ts';

const Emergency = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: 24,
  padding: 20,
  borderRadius: theme.radii.panel,
  backgroundColor: theme.vars.palette.error.soft,
  color: theme.vars.palette.error.onSoft,
  '& > .text': { flex: '1 1 240px' },
  '& h2': { margin: 0 },
}));

const Advice = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  color: theme.vars.palette.text.secondary,
  '& > li': { position: 'relative', paddingLeft: 20 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: '.6em',
    left: 0,
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

/** How to drive safely in Georgia, and what to do when something happens. */
export default function SafetyScreen() {
  const { t } = useTranslation('pages');
  return (
    <Container>
      <title>{t('safety.documentTitle')}</title>
      <meta name="description" content={t('safety.intro')} />
      <TextPage>
        <Article>
          <Typography variant="h1">{t('safety.title')}</Typography>
          <p>{t('safety.intro')}</p>
          <Emergency aria-labelledby="emergency">
            <div className="text">
              <h2 id="emergency">{t('safety.emergency')}</h2>
              {t('safety.emergencyText')}
            </div>
            <Button component="a" href="tel:112" size="large" color="error" startIcon={<PhoneInTalkRoundedIcon />}>
              {t('safety.call')}
            </Button>
          </Emergency>
          {safetySections.map((name) => (
            <section key={name} aria-labelledby={name}>
              <Typography id={name} variant="h2">
                {t(`safety.${name}.title`)}
              </Typography>
              <Advice>
                {t(`safety.${name}.text`, { email: contactEmail })
                  .split('\n')
                  .map((advice) => (
                    <li key={advice}>{advice}</li>
                  ))}
              </Advice>
            </section>
          ))}
        </Article>
        <Contents aria-label={t('terms.contents')}>
          <Typography variant="h2">{t('terms.contents')}</Typography>
          <ol>
            {safetySections.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`safety.${name}.title`)}</a>
              </li>
            ))}
          </ol>
        </Contents>
      </TextPage>
    </Container>
  );
}

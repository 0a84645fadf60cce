import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { contactEmail } from '#src/shared/lib/contact.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { termsSections } from './sections.ts';
import { Article, Contents, TextPage } from './textPage.ts';

/** The day these terms came into force. */
const inForceSince = '2026-11-29';

export default function TermsScreen() {
  const { t } = useTranslation('pages');
  const language = useAppSelector(selectLanguage);
  return (
    <Container>
      <title>{t('terms.documentTitle')}</title>
      <meta name="description" content={t('terms.intro')} />
      <TextPage>
        <Article>
          <Typography variant="h1">{t('terms.title')}</Typography>
          <Typography sx={{ mb: 3, color: 'text.tertiary' }}>
            {t('terms.since', { date: formatDay(inForceSince, language, 'medium') })}
          </Typography>
          <p>{t('terms.intro')}</p>
          {termsSections.map((name, index) => (
            <section key={name} aria-labelledby={name}>
              <Typography id={name} variant="h2">
                {index + 1}. {t(`terms.${name}.title`)}
              </Typography>
              {t(`terms.${name}.text`, { email: contactEmail })
                .split('\n')
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </section>
          ))}
        </Article>
        <Contents aria-label={t('terms.contents')}>
          <Typography variant="h2">{t('terms.contents')}</Typography>
          <ol>
            {termsSections.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{t(`terms.${name}.title`)}</a>
              </li>
            ))}
          </ol>
        </Contents>
      </TextPage>
    </Container>
  );
}

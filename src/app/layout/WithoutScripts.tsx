import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageNames } from '#src/features/language/languageNames.ts';
import { Container } from '#src/shared/ui/layout/Container.tsx';

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  marginTop: 32,
  paddingBlock: 16,
  fontSize: '.9375rem',
  '& > p': { flex: '1 1 320px', color: theme.vars.palette.text.secondary },
  '& > a': { textDecoration: 'underline', textUnderlineOffset: 4 },
}));

/** Inside of `<noscript>`: what needs scripts, and the languages as links, since their switch is one of these things. */
export function WithoutScripts() {
  const { t } = useTranslation('common');
  const { search } = useLocation();
  const inLanguage = (language: string): string => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `?${query.toString()}`;
  };
  return (
    <Row>
      <p>{t('withoutScripts')}</p>
      {languageNames.map(({ value, name }) => (
        <a key={value} href={inLanguage(value)} lang={value} hrefLang={value}>
          {name}
        </a>
      ))}
    </Row>
  );
}

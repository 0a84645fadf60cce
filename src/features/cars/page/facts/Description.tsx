import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/domain/values.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Block } from '../Block.tsx';

const Prose = styled('div')({ maxWidth: '70ch', overflowWrap: 'anywhere', '& > p + p': { marginTop: 12 } });

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginBottom: 8,
  color: theme.vars.palette.text.secondary,
}));

/** The owner's text in its original language; an empty line starts a new paragraph. */
export function Description({ text, writtenIn }: { text: string; writtenIn: Language | null }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const isForeign = writtenIn !== null && writtenIn !== language;
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Block title={t('description.title')}>
      {isForeign ? <Note>{t(`description.in.${writtenIn}`)}</Note> : null}
      <Prose {...(isForeign && { lang: writtenIn })}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Block>
  );
}

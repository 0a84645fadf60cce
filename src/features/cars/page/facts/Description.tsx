import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Block } from '../Block.tsx';

const Prose = styled('div')({ maxWidth: '70ch', overflowWrap: 'anywhere', '& > p + p': { marginTop: 12 } });

/** The owner's own words; an empty line starts a new paragraph. */
export function Description({ text }: { text: string }) {
  const { t } = useTranslation('car');
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <Block title={t('description.title')}>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    </Block>
  );
}

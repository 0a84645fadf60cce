import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarTerms } from '#contract/terms.ts';
import { answerQuestion } from '#contract/terms/answerQuestion.ts';
import { termTopics } from '#contract/terms/lists.ts';
import { nothingAsked } from '#contract/terms/question.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { ruleText } from './ruleText.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '18px 40px',
  fontSize: '.9375rem',
  lineHeight: 1.5,
  '& dt': { fontWeight: 600 },
  '& dd': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** Every term of a car, topic by topic. */
export function TermsList({ terms }: { terms: CarTerms }) {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  return (
    <List>
      {termTopics.map((topic) => (
        <div key={topic}>
          <dt>{t(`topics.${topic}`)}</dt>
          {answerQuestion(terms, { ...nothingAsked, topics: [topic] }).map((answer) => (
            <dd key={`${answer.rule.code} ${answer.subject}`}>{ruleText(answer, t, language)}</dd>
          ))}
        </div>
      ))}
    </List>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TermAnswer } from '#contract/answers.ts';
import type { CarTerms } from '#contract/terms.ts';
import { answerQuestion } from '#contract/terms/answerQuestion.ts';
import type { TermTopic } from '#contract/terms/lists.ts';
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
          {answersAbout(terms, topic).map((answer) => (
            <dd key={`${answer.rule.code} ${answer.subject} ${answer.rule.values['plan']}`}>
              {ruleText(answer, t, language)}
            </dd>
          ))}
        </div>
      ))}
    </List>
  );
}

/** A question is answered with the first plan; here each is told. */
function answersAbout(terms: CarTerms, topic: TermTopic): TermAnswer[] {
  const told =
    topic === 'protection' && terms.plans.length > 0
      ? terms.plans.map((plan) => ({ ...terms, plans: [plan] }))
      : [terms];
  return told.flatMap((one) => answerQuestion(one, { ...nothingAsked, topics: [topic] }));
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';
import { termTopics } from '#contract/domain/terms/lists.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { answersAbout } from './answersAbout.ts';
import { ruleText } from './ruleText.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '18px 40px',
  fontSize: '.9375rem',
  lineHeight: 1.5,
  '& dt': { fontWeight: 600 },
  '& dd': { color: theme.vars.palette.text.secondary },
}));

/** Sentences that replace the terms of a topic. */
export type SaidOfTopics = Readonly<Partial<Record<TermTopic, string>>>;

interface Props {
  readonly terms: CarTerms;
  /** All by default. */
  readonly topics?: readonly TermTopic[];
  /** Shows only the countries that the car may be driven to. */
  readonly isShort?: boolean;
  /** What was agreed on a topic in addition to the terms, shown instead of them. */
  readonly said?: SaidOfTopics;
  /** Shown beside the name of a topic. */
  readonly markOf?: (topic: TermTopic) => ReactNode;
}

/** The terms of a car by topic. Each topic is a component of its own, since rendering all at once is slow on a phone. */
export function TermsList({ terms, topics = termTopics, isShort = false, said = {}, markOf }: Props) {
  return (
    <List>
      {topics.map((topic) => (
        <Topic key={topic} terms={terms} topic={topic} isShort={isShort} said={said[topic]} mark={markOf?.(topic)} />
      ))}
    </List>
  );
}

interface TopicProps {
  readonly terms: CarTerms;
  readonly topic: TermTopic;
  readonly isShort: boolean;
  readonly said: string | undefined;
  readonly mark: ReactNode;
}

function Topic({ terms, topic, isShort, said, mark }: TopicProps) {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  const answers = said === undefined ? answersAbout(terms, topic) : [];
  const shown = isShort && topic === 'borders' ? answers.filter(({ answer }) => answer !== 'no') : answers;
  return (
    <div>
      <dt>
        {t(`topics.${topic}`)} {mark}
      </dt>
      {said === undefined ? null : <dd>{said}</dd>}
      {said === undefined && shown.length === 0 ? <dd>{t('noBorders')}</dd> : null}
      {shown.map((answer) => (
        <dd key={`${answer.rule.code} ${answer.subject} ${answer.rule.values['plan']}`}>
          {ruleText(answer, t, language)}
        </dd>
      ))}
    </div>
  );
}

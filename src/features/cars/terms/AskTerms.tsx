import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import HelpOutlineRoundedIcon from '@mui/icons-material/HelpOutlineRounded';
import HighlightOffRoundedIcon from '@mui/icons-material/HighlightOffRounded';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermAnswer } from '#contract/calls/cars/answers.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import type { Answered, Asked } from '#contract/domain/terms/askTerms.ts';
import { LONGEST_QUESTION } from '#contract/domain/terms/bounds.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';
import { termTopics } from '#contract/domain/terms/lists.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { browserNetwork } from '#src/shared/lib/chunks/browserNetwork.ts';
import { retrying } from '#src/shared/lib/chunks/retrying.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { ruleText } from './ruleText.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 10px',
  '& > label': { gridColumn: '1 / -1', fontSize: '.9375rem', fontWeight: 500 },
  '& > .hint': { gridColumn: '1 / -1', color: theme.vars.palette.text.secondary, fontSize: '.875rem' },
}));

const Field = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 48,
  padding: '8px 14px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: theme.radii.control,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
  '&:focus-visible': {
    outline: 'none',
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '14px 0' });

const Answers = styled('div')(({ theme }) => ({
  marginBottom: 24,
  '&:not(:empty)': { padding: 16, borderRadius: theme.radii.card, backgroundColor: theme.vars.palette.primary.soft },
}));

// The dictionaries load with the first question.
const loadWords = () => retrying(() => import('#contract/domain/terms/askTerms.ts'), browserNetwork);

/** A question as text or by topic, answered at once from the terms; the text is processed locally, not sent. */
export function AskTerms({ terms }: { terms: CarTerms }) {
  const { t } = useTranslation('terms');
  const dispatch = useAppDispatch();
  const id = useId();
  const [text, setText] = useState('');
  const [topic, setTopic] = useUiState<TermTopic | null>('car/termTopic', null);
  const [answered, setAnswered] = useUiState<Answered | null>('car/answered', null);

  const ask = async (question: Asked) => {
    try {
      const { askTerms } = await loadWords();
      setAnswered(askTerms(terms, question));
    } catch (error) {
      logFailure('A question about the terms could not be answered', error);
      dispatch(noticeShown({ tone: 'error', text: { key: 'common:failure.chunk.text' } }));
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setTopic(null);
    void ask({ text });
  };
  const onTopic = (chosen: TermTopic) => {
    setTopic(chosen);
    void ask({ topic: chosen });
  };

  return (
    <>
      <Form onSubmit={onSubmit}>
        <label htmlFor={id}>{t('ask.label')}</label>
        <Field
          id={id}
          aria-describedby={`${id}-hint`}
          placeholder={t('ask.placeholder')}
          value={text}
          autoComplete="off"
          maxLength={LONGEST_QUESTION}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="contained">
          {t('ask.send')}
        </Button>
        <small className="hint" id={`${id}-hint`}>
          {t('ask.hint')}
        </small>
      </Form>
      <Chips role="group" aria-label={t('ask.topics')}>
        {termTopics.map((one) => (
          <ChoiceChip key={one} aria-pressed={one === topic} onClick={() => onTopic(one)}>
            {t(`topics.${one}`)}
          </ChoiceChip>
        ))}
      </Chips>
      <Answers role="status" aria-label={t('ask.answers')}>
        {answered === null ? null : (
          <>
            {answered.is_understood ? <AnswerList answers={answered.answers} /> : <p>{t('ask.none')}</p>}
            {answered.unknown.length > 0 ? <p>{t('ask.unknown', { places: answered.unknown.join(', ') })}</p> : null}
          </>
        )}
      </Answers>
    </>
  );
}

const icons = {
  yes: CheckCircleOutlineRoundedIcon,
  no: HighlightOffRoundedIcon,
  fee: PaymentsOutlinedIcon,
  depends: HelpOutlineRoundedIcon,
} as const satisfies Record<TermAnswer['answer'], unknown>;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '&:not(:last-child)': { marginBottom: 10 },
  '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 10, lineHeight: 1.5 },
  '& svg': { width: 22, height: 22, marginTop: 1, color: theme.vars.palette.text.secondary },
  '& [data-answer=yes] > svg': { color: theme.vars.palette.primary.text },
}));

/** The answers, each with its term. The icon repeats what the text says. */
function AnswerList({ answers }: { answers: readonly TermAnswer[] }) {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  return (
    <List>
      {answers.map((answer) => {
        const Icon = icons[answer.answer];
        return (
          <li
            key={[answer.topic, answer.subject, answer.rule.code, answer.rule.values['age']].join(' ')}
            data-answer={answer.answer}
          >
            <Icon aria-hidden />
            <span>{ruleText(answer, t, language)}</span>
          </li>
        );
      })}
    </List>
  );
}

import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { CarTerms } from '#contract/domain/terms.ts';
import { termTopics } from '#contract/domain/terms/lists.ts';
import type { TermTopic } from '#contract/domain/terms/lists.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { Block } from '../page/Block.tsx';
import { answersAbout } from './answersAbout.ts';
import { AskTerms } from './AskTerms.tsx';
import { ruleText } from './ruleText.ts';
import { termValue } from './termValue.ts';

const Note = styled('p')(({ theme }) => ({
  marginTop: 20,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** A field for questions about the terms of the rental, and the terms. */
export function TermsBlock({ car }: { car: Pick<Car, 'terms' | 'min_deposit'> }) {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  const { terms, min_deposit } = car;
  const deposit = min_deposit === 0 ? {} : { deposit: t('minDeposit', { sum: formatGel(min_deposit, language) }) };
  return (
    <Block title={t('title')}>
      <AskTerms terms={terms} />
      <FoldedTerms terms={terms} more={deposit} />
      <Note>{t('extra')}</Note>
    </Block>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: 40,
  alignItems: 'start',
  fontSize: '.9375rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& p': { color: theme.vars.palette.text.secondary },
  '& p:last-child': { marginBottom: 14 },
  [theme.breakpoints.down('xl')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Summary = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingBlock: 9,
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: theme.vars.palette.primary.text },
  '& > .topic': { color: theme.vars.palette.text.secondary },
  '& > .value': { flex: 1, fontWeight: 500, textAlign: 'end' },
  '& > svg': {
    flex: 'none',
    width: 20,
    height: 20,
    color: theme.vars.palette.text.tertiary,
    transition: theme.transitions.create('transform', { duration: 150 }),
  },
  '[open] > & > svg': { transform: 'rotate(180deg)' },
}));

/** The protection has cards of its own. */
const topics = termTopics.filter((topic) => topic !== 'protection');

interface Props {
  readonly terms: CarTerms;
  /** What a car adds to a topic. */
  readonly more: Readonly<Partial<Record<TermTopic, string>>>;
}

/** The terms of a car, a line each; the whole of one opens below its line. */
function FoldedTerms({ terms, more }: Props) {
  return (
    <List>
      {topics.map((topic) => (
        <li key={topic}>
          <FoldedTerm terms={terms} topic={topic} more={more[topic]} />
        </li>
      ))}
    </List>
  );
}

interface TermProps {
  readonly terms: CarTerms;
  readonly topic: TermTopic;
  readonly more: string | undefined;
}

function FoldedTerm({ terms, topic, more }: TermProps) {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  const [isOpen, setIsOpen] = useUiState(`car/term:${topic}`, false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>
        <span className="topic">{t(`topics.${topic}`)}</span>
        <b className="value">{termValue(terms, topic, t, language)}</b>
        <ExpandMoreRoundedIcon />
      </Summary>
      {answersAbout(terms, topic).map((answer) => (
        <p key={`${answer.rule.code} ${answer.subject}`}>{ruleText(answer, t, language)}</p>
      ))}
      {more === undefined ? null : <p>{more}</p>}
    </details>
  );
}

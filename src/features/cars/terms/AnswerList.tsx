import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import HelpOutlineRoundedIcon from '@mui/icons-material/HelpOutlineRounded';
import HighlightOffRoundedIcon from '@mui/icons-material/HighlightOffRounded';
import PaymentsOutlinedIcon from '@mui/icons-material/PaymentsOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TermAnswer } from '#contract/calls/answers.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ruleText } from './ruleText.ts';

const icons = {
  yes: CheckCircleOutlineRoundedIcon,
  no: HighlightOffRoundedIcon,
  fee: PaymentsOutlinedIcon,
  depends: HelpOutlineRoundedIcon,
} as const satisfies Record<TermAnswer['answer'], unknown>;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > li': { display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 10, lineHeight: 1.5 },
  '& svg': { width: 22, height: 22, marginTop: 1, color: theme.vars.palette.text.secondary },
  '& [data-answer=yes] > svg': { color: theme.vars.palette.primary.text },
}));

/** Answers one under another, each with the term it follows from. The icon says nothing that the words do not. */
export function AnswerList({ answers }: { answers: readonly TermAnswer[] }) {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  return (
    <List>
      {answers.map((answer) => {
        const Icon = icons[answer.answer];
        return (
          <li key={`${answer.topic} ${answer.subject} ${answer.rule.code}`} data-answer={answer.answer}>
            <Icon aria-hidden />
            <span>{ruleText(answer, t, language)}</span>
          </li>
        );
      })}
    </List>
  );
}

import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { formatPercent } from '#contract/domain/format/formatPercent.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { dropStep, type PriceDraft } from './priceDraft.ts';
import { RuleList } from './prices.styles.ts';
import type { StepList, TypedStep } from './typedSteps.ts';

const NewStep = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  alignItems: 'end',
  gap: 12,
  marginTop: 16,
});

interface Props {
  readonly list: StepList;
  readonly draft: PriceDraft;
  readonly typed: TypedStep;
  /** Why the input is invalid. */
  readonly problem: Message | null;
  readonly onDraft: (draft: PriceDraft) => void;
  readonly onType: (typed: TypedStep) => void;
  readonly onAdd: () => void;
}

/** What longer rentals cost: prices of a day by length, or percents off the whole. */
export function StepsBlock({ list, draft, typed, problem, onDraft, onType, onAdd }: Props) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const ids = { title: useId(), days: useId(), value: useId() };
  const rows =
    list === 'lengths'
      ? draft.lengths.map(({ min_days, price }) => ({ min_days, text: formatGel(price, language) }))
      : draft.discounts.map(({ min_days, percent }) => ({ min_days, text: `−${formatPercent(percent, language)}` }));
  const say = useMessage();
  return (
    <PanelBlock as="section" aria-labelledby={ids.title}>
      <h2 id={ids.title}>{t(`${list}.title`)}</h2>
      <p>{t(`${list}.text`)}</p>
      <RuleList>
        {rows.map(({ min_days, text }) => (
          <li key={min_days}>
            <span className="rule">{t('steps.from', { count: min_days })}</span>
            {text}
            <IconButton
              aria-label={t(`${list}.delete`, { count: min_days })}
              onClick={() => onDraft(dropStep(draft, list, min_days))}
            >
              <DeleteOutlineRoundedIcon />
            </IconButton>
          </li>
        ))}
      </RuleList>
      <NewStep
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onAdd();
        }}
      >
        <div>
          <FormLabel htmlFor={ids.days}>{t('steps.days')}</FormLabel>
          <OutlinedInput
            fullWidth
            id={ids.days}
            value={typed.days}
            inputProps={{ inputMode: 'numeric', maxLength: 3 }}
            onChange={(event) => onType({ ...typed, days: event.target.value })}
          />
        </div>
        <div>
          <FormLabel htmlFor={ids.value}>{t(`${list}.value`)}</FormLabel>
          <OutlinedInput
            fullWidth
            id={ids.value}
            value={typed.value}
            inputProps={{ inputMode: 'decimal', maxLength: 9 }}
            onChange={(event) => onType({ ...typed, value: event.target.value })}
          />
        </div>
        <Button type="submit" variant="outlined">
          {t('steps.add')}
        </Button>
      </NewStep>
      <FailureNote text={say(problem)} />
    </PanelBlock>
  );
}

import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_DATES } from '#contract/domain/money/priceBounds.ts';
import type { DaySpan } from '#contract/calls/orders/quotes.ts';
import { addDays, isLocalDay } from '#src/features/dates/localDay.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { LariInput } from './LariInput.tsx';
import { daysOf, type PriceDraft, priceDays, type ShownDay } from './priceDraft.ts';
import { focusWrong } from './readLari.ts';
import { SeasonForm } from './SeasonForm.tsx';

const Head = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
  fontWeight: 600,
  '& > .count': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 });

interface Props {
  readonly title: string;
  readonly span: DaySpan;
  readonly draft: PriceDraft;
  readonly dayOf: (date: string) => ShownDay;
  readonly onSpan: (span: DaySpan) => void;
  readonly onDone: (draft: PriceDraft) => void;
}

/** Sets the price of the chosen days, makes them a season, or returns them to the other rules. */
export function DaysEditor({ title, span, draft, dayOf, onSpan, onDone }: Props) {
  const { t } = useTranslation('prices');
  const days = daysOf(span).map(dayOf);
  const [price, setPrice] = useState<number | null>(days[0]?.price ?? null);
  const [isSeason, setIsSeason] = useUiState('prices/days/isSeason', false);
  const untilId = useId();
  // A calendar shows at most a year.
  const furthest = addDays(span.from, 365);
  const [problem, setProblem] = useUiState<Message | null>('prices/days/problem', null);
  const say = useMessage();
  const set = () => {
    const next = price === null ? null : priceDays(draft, span, price);
    if (next === null) setProblem({ key: 'prices:priceWrong' });
    else if (next.dates.length > MOST_DATES) setProblem({ key: 'prices:tooManyDates', values: { most: MOST_DATES } });
    else onDone(next);
  };
  return (
    <>
      <Head>
        {title}
        <span className="count">{t('days', { count: days.length })}</span>
      </Head>
      {isSeason ? (
        <SeasonForm draft={draft} edited={null} start={{ name: '', ...span, price }} onDone={onDone} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!focusWrong(event.currentTarget)) set();
          }}
        >
          <FormStack>
            <LariInput label={t('perDay')} value={price} onChange={setPrice} autoFocus />
            <div>
              <FormLabel htmlFor={untilId}>{t('until')}</FormLabel>
              <OutlinedInput
                fullWidth
                id={untilId}
                type="date"
                value={span.to}
                inputProps={{ min: span.from }}
                onChange={({ target }) => {
                  if (isLocalDay(target.value) && target.value >= span.from && target.value <= furthest)
                    onSpan({ ...span, to: target.value });
                }}
              />
            </div>
          </FormStack>
          <FailureNote text={say(problem)} />
          <Buttons>
            <Button type="submit">{t('setPrice')}</Button>
            <Button variant="outlined" onClick={() => setIsSeason(true)}>
              {t('makeSeason')}
            </Button>
            {days.some(({ rule }) => rule === 'date') ? (
              <Button variant="text" onClick={() => onDone(priceDays(draft, span, null))}>
                {t('clear')}
              </Button>
            ) : null}
          </Buttons>
        </form>
      )}
    </>
  );
}

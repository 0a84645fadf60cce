import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_STEPS } from '#contract/priceBounds.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useWords } from '#src/i18n/useWords.ts';
import type { Words } from '#src/i18n/words.ts';
import { formatGel } from '#src/lib/formatMoney.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { PanelBlock } from '#src/ui/panelLook.ts';
import { dropStep, type PriceDraft, putDiscount, putLength } from './priceDraft.ts';
import { RuleList } from './pricesLook.ts';
import { readLari } from './readLari.ts';

const NewStep = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 12,
  marginTop: 16,
});

const whole = (text: string, least: number, most: number): number | null => {
  const value = Number(text);
  return /^\d{1,3}$/.test(text.trim()) && value >= least && value <= most ? value : null;
};

interface Props {
  readonly list: 'lengths' | 'discounts';
  readonly draft: PriceDraft;
  readonly onDraft: (draft: PriceDraft) => void;
}

/** What longer rentals cost: prices of a day by length, or percents off the whole. */
export function StepsBlock({ list, draft, onDraft }: Props) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const [days, setDays] = useState('');
  const [value, setValue] = useState('');
  const [problem, setProblem] = useScreenState<Words | null>(`prices/steps/${list}`, null);
  const ids = { title: useId(), days: useId(), value: useId() };
  const rows =
    list === 'lengths'
      ? draft.lengths.map(({ min_days, price }) => ({ min_days, text: formatGel(price, language) }))
      : draft.discounts.map(({ min_days, percent }) => ({ min_days, text: `−${percent} %` }));

  const say = useWords();
  const next = (): PriceDraft | Words => {
    const minDays = whole(days, 2, 365);
    if (minDays === null) return { key: 'prices:steps.daysWrong' };
    if (rows.length >= MOST_STEPS && rows.every(({ min_days }) => min_days !== minDays))
      return { key: 'prices:steps.tooMany', values: { most: MOST_STEPS } };
    if (list === 'lengths') {
      const price = readLari(value);
      return price === null ? { key: 'prices:priceWrong' } : putLength(draft, { min_days: minDays, price });
    }
    const percent = whole(value, 1, 90);
    return percent === null ? { key: 'prices:steps.percentWrong' } : putDiscount(draft, { min_days: minDays, percent });
  };
  return (
    <PanelBlock as="section" aria-labelledby={ids.title}>
      <h2 id={ids.title}>{t(`${list}.title`)}</h2>
      <p>{t(`${list}.text`)}</p>
      <RuleList>
        {rows.map(({ min_days, text }) => (
          <li key={min_days}>
            <span>{t('steps.from', { count: min_days })}</span>
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
          const made = next();
          setProblem('key' in made ? made : null);
          if ('key' in made) return;
          onDraft(made);
          setDays('');
          setValue('');
        }}
      >
        <div>
          <FormLabel htmlFor={ids.days}>{t('steps.days')}</FormLabel>
          <OutlinedInput
            fullWidth
            id={ids.days}
            value={days}
            inputProps={{ inputMode: 'numeric', maxLength: 3 }}
            onChange={(event) => setDays(event.target.value)}
          />
        </div>
        <div>
          <FormLabel htmlFor={ids.value}>{t(`${list}.value`)}</FormLabel>
          <OutlinedInput
            fullWidth
            id={ids.value}
            value={value}
            inputProps={{ inputMode: 'decimal', maxLength: 9 }}
            onChange={(event) => setValue(event.target.value)}
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

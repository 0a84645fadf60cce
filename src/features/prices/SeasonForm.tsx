import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season } from '#contract/domain/cars/carPrices.ts';
import {
  FIRST_PRICE_DAY,
  LAST_PRICE_DAY,
  LONGEST_SEASON_NAME,
  MOST_SEASONS,
} from '#contract/domain/money/priceBounds.ts';
import { isLocalDay } from '#src/features/dates/localDay.ts';
import { FieldPair, FormStack } from '#src/shared/forms/FormStack.ts';
import { useMessage } from '#src/shared/i18n/useMessage.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { LariInput } from './LariInput.tsx';
import { type PriceDraft, putSeason, seasonOn } from './priceDraft.ts';
import { focusWrong } from './readLari.ts';

export interface SeasonStart {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly price: number | null;
}

interface Props {
  readonly draft: PriceDraft;
  readonly start: SeasonStart;
  /** The one that is changed; null for a new one. */
  readonly edited: Season | null;
  readonly onDone: (draft: PriceDraft) => void;
}

/** A season with its days, its name and its price; an invalid one is refused before it is added. */
export function SeasonForm({ draft, start, edited, onDone }: Props) {
  const { t } = useTranslation('prices');
  const [season, setSeason] = useState(start);
  const [problem, setProblem] = useUiState<Message | null>('prices/season/problem', null);
  const ids = { name: useId(), from: useId(), to: useId() };
  const { name, from, to, price } = season;
  const other = seasonOn(draft, season, edited);
  const say = useMessage();
  const findProblem = (): Message | null => {
    if (name.trim() === '') return { key: 'prices:season.nameMissing' };
    if (![from, to].every((day) => isLocalDay(day) && day >= FIRST_PRICE_DAY && day <= LAST_PRICE_DAY))
      return { key: 'prices:season.datesMissing' };
    if (to < from) return { key: 'prices:season.reversed' };
    if (other !== undefined) return { key: 'prices:season.overlaps', values: { name: other.name } };
    if (edited === null && draft.seasons.length >= MOST_SEASONS)
      return { key: 'prices:season.tooMany', values: { most: MOST_SEASONS } };
    return price === null ? { key: 'prices:priceWrong' } : null;
  };
  const submit = () => {
    const found = findProblem();
    setProblem(found);
    if (found === null && price !== null) onDone(putSeason(draft, { name: name.trim(), from, to, price }, edited));
  };
  const dateField = (end: 'from' | 'to') => (
    <div>
      <FormLabel htmlFor={ids[end]}>{t(`season.${end}`)}</FormLabel>
      <OutlinedInput
        fullWidth
        id={ids[end]}
        type="date"
        value={season[end]}
        onChange={(event) => setSeason({ ...season, [end]: event.target.value })}
      />
    </div>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!focusWrong(event.currentTarget)) submit();
      }}
    >
      <FormStack>
        <div>
          <FormLabel htmlFor={ids.name}>{t('season.name')}</FormLabel>
          <OutlinedInput
            fullWidth
            autoFocus
            id={ids.name}
            value={name}
            inputProps={{ maxLength: LONGEST_SEASON_NAME }}
            onChange={(event) => setSeason({ ...season, name: event.target.value })}
          />
        </div>
        <FieldPair>
          {dateField('from')}
          {dateField('to')}
        </FieldPair>
        <LariInput label={t('perDay')} value={price} onChange={(next) => setSeason({ ...season, price: next })} />
        <FailureNote text={say(problem)} />
        <Button type="submit">
          <span>{t(edited === null ? 'season.add' : 'season.change')}</span>
        </Button>
      </FormStack>
    </form>
  );
}

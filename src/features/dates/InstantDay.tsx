import { formatDay } from '#contract/domain/format/dayNames.ts';
import { localDateOf } from '#contract/domain/rentalTime.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';

interface Props {
  readonly at: string;
  readonly style: 'month' | 'medium';
}

/** The day or month in Georgia of an instant, as the time it is for machines. */
export function InstantDay({ at, style }: Props) {
  const language = useAppSelector(selectLanguage);
  return <time dateTime={at}>{formatDay(localDateOf(Date.parse(at)), language, style)}</time>;
}

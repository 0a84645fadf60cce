import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { MarkNumber } from './mark.styles.ts';
import type { ToldMark } from './marks.ts';

interface Props {
  readonly told: Pick<ToldMark, 'mark' | 'origin'>;
  /** Null where it is not there any more. */
  readonly number: number | null;
  readonly children?: ReactNode;
}

/** A read-only mark as text: what it is, where, and who reported it. */
export function KnownRow({ told, number, children }: Props) {
  const { t } = useTranslation('handover');
  const originOf = useMarkOrigin();
  const { mark, origin } = told;
  const words = mark.note === '' ? t('marks.noNote') : mark.note;
  return (
    <li>
      <MarkNumber data-origin={origin}>{number ?? '–'}</MarkNumber>
      <div>
        <p>
          {number === null ? <s>{words}</s> : words}
          <small>{`${t(`sides.${mark.side}`)} · ${number === null ? t('marks.gone') : originOf(told)}`}</small>
        </p>
      </div>
      {children}
    </li>
  );
}

/** Says since when a mark is known, or who found it. */
function useMarkOrigin(): (told: Pick<ToldMark, 'mark' | 'origin'>) => string {
  const { t } = useTranslation('handover');
  const language = useAppSelector(selectLanguage);
  return ({ mark, origin }) => {
    if (mark.since !== undefined)
      return t('marks.since', { day: formatDay(todayInTbilisi(Date.parse(mark.since)), language, 'medium') });
    return t(`marks.origin.${origin}`);
  };
}

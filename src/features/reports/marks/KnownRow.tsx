import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { MarkNumber } from './mark.styles.ts';
import type { ListedMark } from './marks.ts';

interface Props {
  readonly listed: Pick<ListedMark, 'mark' | 'origin'>;
  /** Null for a repaired mark. */
  readonly number: number | null;
  readonly children?: ReactNode;
}

/** A read-only mark as text: what it is, where, and who reported it. */
export function KnownRow({ listed, number, children }: Props) {
  const { t } = useTranslation('handover');
  const originOf = useMarkOrigin();
  const { mark, origin } = listed;
  const noteText = mark.note === '' ? t('marks.noNote') : mark.note;
  return (
    <li>
      <MarkNumber className="number" data-origin={origin}>
        {number ?? '–'}
      </MarkNumber>
      <div className="fields">
        <p>
          {number === null ? <s>{noteText}</s> : noteText}
          <small className="detail">{`${t(`sides.${mark.side}`)} · ${number === null ? t('marks.gone') : originOf(listed)}`}</small>
        </p>
      </div>
      {children}
    </li>
  );
}

/** Since when a mark is known, or who found it. */
function useMarkOrigin(): (listed: Pick<ListedMark, 'mark' | 'origin'>) => string {
  const { t } = useTranslation('handover');
  const language = useAppSelector(selectLanguage);
  return ({ mark, origin }) => {
    if (mark.since !== undefined)
      return t('marks.since', { day: formatDay(todayInTbilisi(Date.parse(mark.since)), language, 'medium') });
    return t(`marks.origin.${origin}`);
  };
}

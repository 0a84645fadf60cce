import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { ToldMark } from './marks.ts';
import { MarkNumber } from './mark.styles.ts';
import { useMarkOrigin } from './useMarkOrigin.ts';

interface Props {
  readonly told: Pick<ToldMark, 'mark' | 'origin'>;
  /** Null where it is not there any more. */
  readonly number: number | null;
  readonly children?: ReactNode;
}

/** A mark in words that nobody changes: what and where it is, and who says so. */
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

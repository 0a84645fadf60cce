import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { outlineSides } from '#contract/domain/reportParts.ts';
import { CarOutline } from '../outline/CarOutline.tsx';
import { KnownRow } from './KnownRow.tsx';
import { Board, Mark, MarkNumber, MarkRows, placeOf } from './mark.styles.ts';
import type { ToldMark } from './marks.ts';

const Boards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 10,
  marginTop: 12,
  '& figure': { minWidth: 0, margin: 0 },
  '& figcaption': { marginTop: 4, color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
}));

/** All marks of a report, on the outlines of the sides that have some, and in words. */
export function ToldMarks({ marks }: { readonly marks: readonly ToldMark[] }) {
  const { t } = useTranslation('handover');
  if (marks.length === 0) return null;
  return (
    <>
      <Boards aria-hidden="true">
        {outlineSides
          .filter((side) => marks.some(({ mark }) => mark.side === side))
          .map((side) => (
            <figure key={side}>
              <Board data-still="">
                <CarOutline view={side} />
                {marks.map(({ mark, number, origin }) =>
                  mark.side === side ? (
                    <Mark key={number} as="span" style={placeOf(mark)}>
                      <MarkNumber data-origin={origin}>{number}</MarkNumber>
                    </Mark>
                  ) : null,
                )}
              </Board>
              <figcaption>{t(`sides.${side}`)}</figcaption>
            </figure>
          ))}
      </Boards>
      <MarkRows aria-label={t('steps.marks')}>
        {marks.map((told) => (
          <KnownRow key={told.number} told={told} number={told.number} />
        ))}
      </MarkRows>
    </>
  );
}

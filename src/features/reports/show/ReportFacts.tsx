import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { FUEL_PARTS, outlineSides } from '#contract/domain/reportParts.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { KnownRow } from '../marks/KnownRow.tsx';
import { Board, Mark, MarkNumber, MarkRows, placeOf } from '../marks/mark.styles.ts';
import type { ListedMark } from '../marks/marks.ts';
import { CarOutline } from '../outline/CarOutline.tsx';

interface Props {
  readonly photos: number;
  readonly odometer: number | null;
  readonly fuel: number | null;
  readonly marks: readonly ListedMark[];
}

/** The contents of a report, as figures and text. */
export function ReportFacts({ photos, odometer, fuel, marks }: Props) {
  const { t } = useTranslation('handover');
  const language = useAppSelector(selectLanguage);
  return (
    <>
      <KeyValues>
        <div>
          <dt>{t('steps.photos')}</dt>
          <dd>{photos}</dd>
        </div>
        <div>
          <dt>{t('meter.odometer')}</dt>
          <dd>{odometer === null ? '–' : `${formatNumber(odometer, language)} ${t('meter.km')}`}</dd>
        </div>
        <div>
          <dt>{t('fuel.label')}</dt>
          <dd>{fuel === null ? '–' : `${fuel}/${FUEL_PARTS}`}</dd>
        </div>
        <div>
          <dt>{t('steps.marks')}</dt>
          <dd>{marks.length === 0 ? t('marks.none') : marks.length}</dd>
        </div>
      </KeyValues>
      <MarkList marks={marks} />
    </>
  );
}

const Boards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 10,
  marginTop: 12,
  '& figure': { minWidth: 0, margin: 0 },
  '& figcaption': { marginTop: 4, color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
}));

/** All marks of a report, on the outlines of the sides that have some, and as text. */
function MarkList({ marks }: { readonly marks: readonly ListedMark[] }) {
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
        {marks.map((listed) => (
          <KnownRow key={listed.number} listed={listed} number={listed.number} />
        ))}
      </MarkRows>
    </>
  );
}

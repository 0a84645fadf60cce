import { useTranslation } from 'react-i18next';
import { FUEL_PARTS } from '#contract/domain/reportParts.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatNumber } from '#contract/domain/format/formatNumber.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import type { ToldMark } from '../marks/marks.ts';
import { ToldMarks } from '../marks/ToldMarks.tsx';

interface Props {
  readonly photos: number;
  readonly odometer: number | null;
  readonly fuel: number | null;
  readonly marks: readonly ToldMark[];
}

/** What a report says, in figures and words. */
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
      <ToldMarks marks={marks} />
    </>
  );
}

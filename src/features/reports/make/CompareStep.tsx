import { useTranslation } from 'react-i18next';
import { guidedAngles } from '#contract/domain/reportParts.ts';
import type { Report } from '#contract/calls/reports.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { useKeptPicture } from '../show/useKeptPicture.ts';
import { angleName } from './angleNames.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Places } from '../marks/mark.styles.ts';
import { StepBlock } from './step.styles.ts';
import { StepMoves } from './StepNav.tsx';
import { useReport } from './useReport.ts';
import type { ReportOf } from './useReport.ts';

type Guided = (typeof guidedAngles)[number];

/** The car as it left and as it came back, angle by angle. */
export function CompareStep({ orderId, kind, before }: ReportOf & { readonly before: Report | null }) {
  const { t } = useTranslation('handover');
  const { report } = useReport({ orderId, kind });
  const [angle, setAngle] = useUiState<Guided>('reports/compared', 'front', { privacy: 'keep' });
  const name = t(angleName(angle).key);
  const first = before?.photos.find((photo) => photo.angle === angle) ?? null;
  const second = report.photos.find((photo) => photo.angle === angle) ?? null;
  const url = useKeptPicture(report, angle);
  return (
    <StepBlock aria-labelledby="report-step">
      <h2 id="report-step">{t('steps.compare')}</h2>
      <p>{t(before === null ? 'compare.nothing' : 'compare.lead')}</p>
      <Places role="group" aria-label={t('compare.angles')}>
        {guidedAngles.map((one) => (
          <ChoiceChip key={one} aria-pressed={one === angle} onClick={() => setAngle(one)}>
            {t(`angles.${one}`)}
          </ChoiceChip>
        ))}
      </Places>
      {before === null ? null : (
        <BeforeAfter
          name={name}
          before={first === null ? null : { url: first.full_url, at: first.taken_at }}
          after={second === null ? null : { url, at: second.takenAt }}
        />
      )}
      <StepMoves kind={kind} step="compare" />
    </StepBlock>
  );
}

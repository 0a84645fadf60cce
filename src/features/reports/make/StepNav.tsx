import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReportKind } from '#contract/calls/orders/reports.ts';
import type { StoredReport } from '#src/shared/lib/openOffline.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { isStepDone, reportSteps, stepUrl } from './reportSteps.ts';
import type { ReportStepName } from './reportSteps.ts';
import { StepButtons, StepList } from './step.styles.ts';

interface Props {
  readonly kind: ReportKind;
  readonly step: ReportStepName;
  readonly report: StoredReport;
}

/** All steps, which of them are done, and where one is. */
export function StepNav({ kind, step, report }: Props) {
  const { addressOf } = useUrlState(stepUrl);
  const { t } = useTranslation('handover');
  return (
    <StepList aria-label={t('steps.label')}>
      <ol>
        {reportSteps[kind].map((name, index) => {
          const isDone = name !== 'compare' && isStepDone(name, report);
          return (
            <li key={name}>
              <Link
                to={addressOf({ step: name })}
                {...(name === step && { 'aria-current': 'step' as const })}
                {...(isDone && { 'data-done': '' })}
                aria-label={`${index + 1}. ${t(`steps.${name}`)}`}
              >
                <i className="number">{isDone && name !== step ? <CheckRoundedIcon /> : index + 1}</i>
                <span className="name">{t(`steps.${name}`)}</span>
                {isDone ? <VisuallyHidden>{t('steps.done')}</VisuallyHidden> : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </StepList>
  );
}

/** To the step before and the one after; it is filled once nothing else is to be done first. */
export function StepMoves({ kind, step, isReady = true }: Omit<Props, 'report'> & { readonly isReady?: boolean }) {
  const { addressOf } = useUrlState(stepUrl);
  const { t } = useTranslation('handover');
  const steps: readonly ReportStepName[] = reportSteps[kind];
  const [before, after] = [steps[steps.indexOf(step) - 1], steps[steps.indexOf(step) + 1]];
  return (
    <StepButtons>
      {before === undefined ? null : (
        <ButtonLink
          className={after === undefined ? 'wide' : ''}
          variant="outlined"
          to={addressOf({ step: before })}
          startIcon={<ArrowBackRoundedIcon />}
        >
          {t('steps.back')}
        </ButtonLink>
      )}
      {after === undefined ? null : (
        <ButtonLink className="wide" variant={isReady ? 'contained' : 'outlined'} to={addressOf({ step: after })}>
          <span>{t('steps.next', { step: t(`steps.${after}`) })}</span>
        </ButtonLink>
      )}
    </StepButtons>
  );
}

import { useTranslation } from 'react-i18next';
import type { Claim } from '#contract/calls/claims.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

/** What has happened to a claim and when, and until when what comes next is to happen. */
export function ClaimSteps({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const { status, claimed_at, answer_by, answer, passed_at, decision, pay_by, settled_at } = claim;
  const steps: (readonly [Step, string | null])[] = [['claimed', claimed_at]];
  if (answer !== null) steps.push(['answered', answer.at]);
  if (passed_at !== null) steps.push(['unanswered', passed_at]);
  if (status === 'asked') steps.push(['answerBy', answer_by]);
  if (status === 'disputed') steps.push(['deciding', null]);
  if (decision !== null) steps.push(['decided', decision.at]);
  if (status === 'due') steps.push(['paying', pay_by]);
  if (settled_at !== null) steps.push(['settled', settled_at]);
  return (
    <KeyValues>
      {steps.map(([step, at]) => (
        <div key={step}>
          <dt>{t(`steps.${step}`)}</dt>
          <dd>{at === null ? '' : ofInstant(at)}</dd>
        </div>
      ))}
    </KeyValues>
  );
}

type Step = 'claimed' | 'answered' | 'unanswered' | 'answerBy' | 'decided' | 'deciding' | 'settled' | 'paying';

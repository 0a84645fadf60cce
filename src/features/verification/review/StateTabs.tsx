import { useTranslation } from 'react-i18next';
import type { VerificationState } from '#contract/calls/verification.ts';
import { CountTabs } from '#src/shared/ui/components/CountTabs.tsx';

const order: readonly VerificationState[] = ['pending', 'rejected', 'passed', 'not_verified'];

interface Props {
  readonly status: VerificationState;
  /** Null while they are not known. */
  readonly counts: Readonly<Record<VerificationState, number>> | null;
  readonly onChoose: (status: VerificationState) => void;
}

/** The states, each with how many there are in it. */
export function StateTabs({ status, counts, onChoose }: Props) {
  const { t } = useTranslation('review');
  const options = order.map((state) => ({ value: state, label: t(`tabs.${state}`) }));
  return <CountTabs label={t('states')} value={status} options={options} counts={counts} onChoose={onChoose} />;
}

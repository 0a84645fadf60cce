import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LONGEST_CLAIM_TEXT } from '#contract/domain/claims/claimBounds.ts';
import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import type { ClaimValues } from './claimValues.ts';
import { toldKinds } from './claimValues.ts';
import { useRuleText } from './useRuleText.ts';

interface Props {
  readonly control: Control<ClaimValues>;
  readonly proposal: ClaimProposal;
}

/** The sum for one kind, with what the terms give under it; where they cannot tell what happened, somebody has to. */
export function ClaimFields({ control, proposal }: Props) {
  const { t } = useTranslation('claims');
  const ruleText = useRuleText();
  const { kind } = proposal.rule;
  const told = toldKinds.find((one) => one === kind);
  const parts = proposal.rule.kind === 'damage' ? proposal.rule.excluded : [];
  return (
    <>
      {parts.length === 0 ? null : (
        <FormSelect
          control={control}
          name="part"
          label={t('part.label')}
          options={(['none', ...parts] as const).map((value) => ({ value, label: t(`part.${value}`) }))}
        />
      )}
      <FormField
        control={control}
        name={kind}
        label={t('form.amount', { kind: t(`kind.${kind}`) })}
        hint={ruleText(proposal)}
        inputMode="decimal"
        autoComplete="off"
        end="₾"
      />
      {told === undefined ? null : (
        <FormField
          control={control}
          name={`${told}Text`}
          label={t(told === 'fine' ? 'form.fineWords' : 'form.words')}
          lines={[2, 6]}
          clean={(text) => text.slice(0, LONGEST_CLAIM_TEXT)}
          autoComplete="off"
        />
      )}
    </>
  );
}

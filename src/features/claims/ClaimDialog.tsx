import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ANSWER_WITHIN, HOUR, LONGEST_CLAIM_TEXT } from '#contract/domain/claims/claimBounds.ts';
import type { ClaimKind } from '#contract/domain/claims/claimKinds.ts';
import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { claimsApi } from './claimsApi.ts';
import type { ClaimValues } from './claimValues.ts';
import { firstValues, isWithoutSum, itemsOf, describedKinds, tooMuchOf } from './claimValues.ts';
import { useRuleText } from './useRuleText.ts';
import { useSum } from './useSum.ts';

interface Props {
  readonly orderId: number;
  readonly proposals: readonly ClaimProposal[];
  readonly onClose: () => void;
}

const { makeClaim } = claimsApi.endpoints;

/** An owner's claim, each sum limited by the terms. It can be sent only once. */
export function ClaimDialog({ orderId, proposals, onClose }: Props) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const { keyOf } = useAttempt();
  const sum = useSum();
  const ruleText = useRuleText();
  const kinds = proposals.map(({ rule }) => rule.kind);
  const noteOf = (kind: ClaimKind): string => {
    const proposal = proposals.find(({ rule }) => rule.kind === kind);
    return proposal === undefined ? '' : ruleText(proposal);
  };
  const { form, failure, isBusy, onSubmit } = useServerForm<ClaimValues>({
    name: 'claims/new',
    defaultValues: firstValues(proposals),
    fields: kinds.flatMap((kind) => {
      const described = describedKinds.find((one) => one === kind);
      return described === undefined ? [kind] : [kind, `${described}Text` as const];
    }),
    check: (values) => {
      const wrong: Partial<Record<keyof ClaimValues, string>> = {};
      for (const kind of kinds) {
        const most = tooMuchOf(values, kind, proposals);
        if (most !== null) wrong[kind] = t('form.wrong', { sum: sum(most) });
      }
      // A text or a part without a sum would be lost silently.
      for (const kind of kinds) if (isWithoutSum(values, kind)) wrong[kind] = t('form.sumMissing');
      const items = itemsOf(values, noteOf);
      for (const kind of describedKinds)
        if (items.some((item) => item.kind === kind && item.text === '')) wrong[`${kind}Text`] = t('form.wordsMissing');
      const [first] = kinds;
      if (items.length === 0 && first !== undefined) wrong[first] ??= t('form.none');
      return wrong;
    },
    keepsAllBut: [],
    send: async (values) => {
      const request = { params: { id: orderId }, body: { items: itemsOf(values, noteOf) } };
      const idempotencyKey = keyOf(`claim ${JSON.stringify(request)}`);
      const { error } = await dispatch(makeClaim.initiate({ ...request, idempotencyKey }, { track: false }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: 'claims:form.done' } }));
      onClose();
      return undefined;
    },
  });
  const hasReadings = kinds.includes('distance') || kinds.includes('fuel');
  return (
    <QuestionDialog
      title={t('form.title')}
      text={t('form.text', { hours: ANSWER_WITHIN / HOUR })}
      onClose={isBusy ? null : onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          {proposals.map((proposal) => (
            <ClaimFields key={proposal.rule.kind} control={form.control} proposal={proposal} />
          ))}
          {hasReadings ? null : <p>{t('form.readings')}</p>}
          <SubmitButton label={t('form.send')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}

interface ClaimFieldsProps {
  readonly control: Control<ClaimValues>;
  readonly proposal: ClaimProposal;
}

/** The sum for one kind, with the rule below it, and a text where readings cannot show what happened. */
function ClaimFields({ control, proposal }: ClaimFieldsProps) {
  const { t } = useTranslation('claims');
  const ruleText = useRuleText();
  const { kind } = proposal.rule;
  const described = describedKinds.find((one) => one === kind);
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
      {described === undefined ? null : (
        <FormField
          control={control}
          name={`${described}Text`}
          label={t(described === 'fine' ? 'form.fineWords' : 'form.words')}
          lines={[2, 6]}
          clean={(text) => text.slice(0, LONGEST_CLAIM_TEXT)}
          autoComplete="off"
        />
      )}
    </>
  );
}

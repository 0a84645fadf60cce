import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { ANSWER_WITHIN, HOUR, LONGEST_CLAIM_TEXT } from '#contract/domain/claims/claimBounds.ts';
import type { ClaimKind } from '#contract/domain/claims/claimKinds.ts';
import type { ClaimProposal } from '#contract/domain/claims/claimProposal.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { polled } from '#src/shared/api/polled.ts';
import { useAttempt } from '#src/shared/api/useAttempt.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { usePrepareClaimQuery, claimsApi } from './claimsApi.ts';
import { firstValues, isWithoutSum, itemsOf, describedKinds, tooMuchOf } from './claimValues.ts';
import type { ClaimValues } from './claimValues.ts';
import { useRuleText } from './useRuleText.ts';
import { useSum } from './useSum.ts';

const Stack = styled('div')({ display: 'grid', gap: 12 });

interface Props {
  readonly order: Pick<Order, 'id' | 'claim' | 'claim_until' | 'actions'>;
  /** Renders the section with its title. */
  readonly Frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** What follows the return: the claim, or the owner's way to make one. */
export function AfterReturn({ order: { id, claim, claim_until: until, actions }, Frame }: Props) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const sum = useSum();
  if (claim === null && until === null) return null;
  return (
    <Frame title={t('after.title')}>
      <Stack>
        {claim === null ? (
          <>
            <p>{t(actions.includes('claim') ? 'after.possible' : 'after.wait', { until: ofInstant(until ?? '') })}</p>
            {actions.includes('claim') ? <ClaimStart orderId={id} /> : null}
          </>
        ) : (
          <>
            <p>
              {`${t('after.there', { sum: sum(claim.amount) })}${claim.final_amount === null ? '' : ` ${t('after.final', { sum: sum(claim.final_amount) })}`}`}
            </p>
            {actions.includes('answer_claim') ? (
              <p>{t('after.answerBy', { until: ofInstant(claim.answer_by) })}</p>
            ) : null}
            <ButtonLink
              variant={actions.includes('answer_claim') || claim.rest > 0 ? 'contained' : 'outlined'}
              to={paths.claim(claim.id)}
            >
              {t('after.see')}
            </ButtonLink>
          </>
        )}
      </Stack>
    </Frame>
  );
}

/** Opens a claim, as long as the owner can make one. */
function ClaimStart({ orderId }: { orderId: number }) {
  const { t } = useTranslation('claims');
  const [isOpen, setIsOpen] = useUiState('claims/new', false);
  const { data } = usePrepareClaimQuery(
    { params: { id: orderId } },
    // The report of the return may be sent after the order was finished, from another phone.
    polled(),
  );
  if (data === undefined) return null;
  return (
    <>
      <Button variant="contained" fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('after.open')}
      </Button>
      {isOpen ? <ClaimDialog orderId={orderId} proposals={data.proposals} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface ClaimDialogProps {
  readonly orderId: number;
  readonly proposals: readonly ClaimProposal[];
  readonly onClose: () => void;
}

const { makeClaim } = claimsApi.endpoints;

/** An owner's claim, each sum limited by the terms. It can be sent only once. */
function ClaimDialog({ orderId, proposals, onClose }: ClaimDialogProps) {
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

import { useTranslation } from 'react-i18next';
import { LONGEST_CLAIM_TEXT } from '#contract/domain/claims/claimBounds.ts';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { lariOf, tetriOf } from '#src/shared/format/lariText.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { claimsApi } from '../claimsApi.ts';
import { useSum } from '../useSum.ts';

const { answerClaim } = claimsApi.endpoints;

/** The client enters how much they accept, and why not all of it. */
export function AnswerForm({ claim: { id, amount, answer_by } }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const dispatch = useAppDispatch();
  const sum = useSum();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'claims/answer',
    defaultValues: { accepted_amount: lariOf(amount), text: '' },
    fields: ['accepted_amount', 'text'],
    check: ({ accepted_amount: typed, text }) => {
      const accepted = tetriOf(typed);
      const isWrong = accepted === null || accepted > amount;
      return {
        ...(isWrong && { accepted_amount: t('answer.wrong', { sum: sum(amount) }) }),
        ...(!isWrong && accepted < amount && text.trim() === '' && { text: t('answer.wordsMissing') }),
      };
    },
    keepsAllBut: [],
    send: async ({ accepted_amount: typed, text }) => {
      const body = { accepted_amount: tetriOf(typed) ?? 0, text: text.trim() };
      const { error } = await dispatch(answerClaim.initiate({ params: { id }, body }, { track: false }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: 'claims:answer.done' } }));
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <p>{t('answer.text', { until: ofInstant(answer_by) })}</p>
        <FormField
          control={form.control}
          name="accepted_amount"
          label={t('answer.amount')}
          inputMode="decimal"
          autoComplete="off"
          end="₾"
        />
        <FormField
          control={form.control}
          name="text"
          label={t('answer.words')}
          lines={[2, 8]}
          clean={(text) => text.slice(0, LONGEST_CLAIM_TEXT)}
          autoComplete="off"
        />
        <SubmitButton label={t('answer.send')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}

import { useTranslation } from 'react-i18next';
import { LONGEST_CLAIM_TEXT } from '#contract/domain/claims/claimBounds.ts';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { lariOf, tetriOf } from '#src/shared/format/lariText.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { claimsApi } from '../claimsApi.ts';
import { useSum } from '../useSum.ts';

interface Values {
  items: { amount: string; text: string }[];
  text: string;
}

const { decideClaim } = claimsApi.endpoints;
const shortened = (text: string): string => text.slice(0, LONGEST_CLAIM_TEXT);

/** An admin decides for each item how much is owed, and why. */
export function DecisionForm({ claim: { id, items } }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const sum = useSum();
  const { form, failure, isBusy, onSubmit } = useServerForm<Values>({
    name: 'claims/decision',
    defaultValues: { items: items.map(({ amount }) => ({ amount: lariOf(amount), text: '' })), text: '' },
    fields: [
      ...items.flatMap((_item, index) => [`items.${index}.amount` as const, `items.${index}.text` as const]),
      'text',
    ],
    check: (values) => {
      const wrong: Partial<Record<`items.${number}.${'amount' | 'text'}` | 'text', string>> = {};
      for (const [index, { amount: claimed }] of items.entries()) {
        const { amount = '', text = '' } = values.items[index] ?? {};
        const owed = tetriOf(amount);
        if (owed === null || owed > claimed)
          wrong[`items.${index}.amount`] = t('decision.wrong', { sum: sum(claimed) });
        else if (owed < claimed && text.trim() === '') wrong[`items.${index}.text`] = t('decision.whyMissing');
      }
      if (values.text.trim() === '') wrong.text = t('decision.wordsMissing');
      return wrong;
    },
    keepsAllBut: [],
    send: async (values) => {
      const decided = values.items.map(({ amount, text }) => ({ amount: tetriOf(amount) ?? 0, text: text.trim() }));
      const body = { items: decided, text: values.text.trim() };
      const { error } = await dispatch(decideClaim.initiate({ params: { id }, body }, { track: false }));
      if (error !== undefined) return error;
      dispatch(noticeShown({ tone: 'success', text: { key: 'claims:decision.done' } }));
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack>
        <p>{t('decision.text')}</p>
        {items.map((item, index) => (
          // The order of items never changes.
          <FormStack key={`${item.kind} ${item.amount} ${item.text}`}>
            <FormField
              control={form.control}
              name={`items.${index}.amount`}
              label={t('decision.amount', { kind: t(`kind.${item.kind}`) })}
              hint={t('most', { sum: sum(item.amount) })}
              inputMode="decimal"
              autoComplete="off"
              end="₾"
            />
            <FormField
              control={form.control}
              name={`items.${index}.text`}
              label={t('decision.why')}
              lines={[1, 6]}
              clean={shortened}
              autoComplete="off"
            />
          </FormStack>
        ))}
        <FormField
          control={form.control}
          name="text"
          label={t('decision.words')}
          lines={[2, 8]}
          clean={shortened}
          autoComplete="off"
        />
        <SubmitButton label={t('decision.send')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}

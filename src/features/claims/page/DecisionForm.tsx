import { useTranslation } from 'react-i18next';
import { LONGEST_CLAIM_TEXT } from '#contract/domain/claims/claimBounds.ts';
import type { Claim } from '#contract/calls/claims.ts';
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

/** An admin says of each item how much of it is owed, and why. */
export function DecisionForm({ claim: { id, items } }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const dispatch = useAppDispatch();
  const sum = useSum();
  const { form, failure, isBusy, onSubmit } = useServerForm<Values>({
    name: 'claims/decision',
    defaultValues: { items: items.map(({ amount }) => ({ amount: lariOf(amount), text: '' })), text: '' },
    fields: [
      ...items.flatMap((_item, place) => [`items.${place}.amount` as const, `items.${place}.text` as const]),
      'text',
    ],
    check: (values) => {
      const wrong: Partial<Record<`items.${number}.${'amount' | 'text'}` | 'text', string>> = {};
      for (const [place, { amount: asked }] of items.entries()) {
        const { amount = '', text = '' } = values.items[place] ?? {};
        const owed = tetriOf(amount);
        if (owed === null || owed > asked) wrong[`items.${place}.amount`] = t('decision.wrong', { sum: sum(asked) });
        else if (owed < asked && text.trim() === '') wrong[`items.${place}.text`] = t('decision.whyMissing');
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
        {items.map((item, place) => (
          // Items never change their order.
          <FormStack key={`${item.kind} ${item.amount} ${item.text}`}>
            <FormField
              control={form.control}
              name={`items.${place}.amount`}
              label={t('decision.amount', { kind: t(`kind.${item.kind}`) })}
              hint={t('most', { sum: sum(item.amount) })}
              inputMode="decimal"
              autoComplete="off"
              end="₾"
            />
            <FormField
              control={form.control}
              name={`items.${place}.text`}
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

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { AgreedTermsList } from '#src/features/cars/terms/AgreedTermsList.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { useAgreedWords } from '#src/features/orders/trip/useAgreedWords.ts';

const Note = styled('p')(({ theme }) => ({
  marginBottom: 18,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** The terms that were agreed, as both sides see them; older orders know none. */
export function OrderTerms({ order }: { order: Order }) {
  const { t } = useTranslation('terms');
  const { ofInstant } = useMomentText();
  const agreedWords = useAgreedWords();
  const { terms, ordered_at, amount_without_commission: ownersPart } = order;
  if (terms === null) return null;
  const { acknowledged_at: read } = terms;
  return (
    <OrderBlock>
      <h2>{t('title')}</h2>
      <Note>
        {[
          t('agreed.frozen', { moment: ofInstant(ordered_at) }),
          // The client is not told what the owner keeps.
          ...(read === null ? [] : [t(ownersPart === null ? 'agreed.youRead' : 'agreed.clientRead')]),
        ].join(' ')}
      </Note>
      <AgreedTermsList terms={terms} said={agreedWords(order)} />
    </OrderBlock>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { agreedCar } from '#src/features/cars/terms/agreedCar.ts';
import { TermsList } from '#src/features/cars/terms/TermsList.tsx';
import { useAgreedWords } from '#src/features/orders/trip/useAgreedWords.ts';

const Small = styled('div')({
  '& dl': { gridTemplateColumns: '1fr 1fr', gap: '0 12mm', fontSize: '8.5pt', lineHeight: 1.3 },
  '& dl > div': { fontSize: '8.5pt' },
});

/** All that was agreed, on paper. */
export function PrintedTerms({ order }: { order: Order }) {
  const { t } = useTranslation('terms');
  const agreedWords = useAgreedWords();
  if (order.terms === null) return null;
  return (
    <Small>
      <h2>{t('title')}</h2>
      <TermsList terms={agreedCar(order.terms)} said={agreedWords(order)} />
    </Small>
  );
}

import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OrderChange } from '#contract/domain/orders/orderChange.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { useAnchorFocus } from '#src/shared/hooks/useAnchorFocus.ts';
import { Countdown } from '../page/Countdown.tsx';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { ChangeSums } from './ChangeSums.tsx';

const Block = styled(OrderBlock)(({ theme }) => ({
  '& > p': { margin: '8px 0', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dl': { margin: '12px 0' },
}));

interface Props {
  readonly change: OrderChange;
  readonly title: string;
  readonly isClient: boolean;
  readonly onOver: () => void;
  readonly children: ReactNode;
}

/** What an order is to become, and how long that waits. */
export function OpenChange({ change, title, isClient, onOver, children }: Props) {
  const { t } = useTranslation('orders');
  const { ofRental } = useMomentText();
  const block = useAnchorFocus('change');
  const { car, from, to, expires_at } = change;
  return (
    <Block ref={block} id="change" tabIndex={-1} aria-labelledby="open-change">
      <h2 id="open-change">{title}</h2>
      <Countdown until={expires_at} onOver={onOver} />
      {car === null ? null : <p>{car}</p>}
      <p>{t('change.dates', { from: ofRental(from), to: ofRental(to) })}</p>
      <ChangeSums sums={change} isClient={isClient} />
      {children}
    </Block>
  );
}

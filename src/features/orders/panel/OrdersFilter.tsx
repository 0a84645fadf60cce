import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OrderStatus } from '#contract/domain/orderStatus.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { orderNeeds, orderStatuses, panelOrdersUrl } from './ordersFilter.ts';
import type { OrdersFilters } from './ordersFilter.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  marginBottom: 16,
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: 8, flex: '1 1 auto' },
  '& > :last-child': { flex: '0 1 220px' },
});

/** Which orders are shown: what waits for somebody, or those of one status. The choice is in the address. */
export function OrdersFilter({ filters }: { filters: OrdersFilters }) {
  const { t } = useTranslation('panel');
  const { t: words } = useTranslation('orders');
  const { change, addressOf } = useUrlState(panelOrdersUrl);
  const isAll = filters.needs === undefined && filters.status === undefined;
  return (
    <Row>
      <nav aria-label={t('orders.filter')}>
        <ChoiceChip
          {...{ component: Link, to: addressOf({ needs: undefined, status: undefined }) }}
          {...(isAll && { 'aria-current': true, 'data-on': '' })}
        >
          {t('orders.all')}
        </ChoiceChip>
        {orderNeeds.map((need) => (
          <ChoiceChip
            key={need}
            {...{ component: Link, to: addressOf({ needs: need, status: undefined }) }}
            {...(filters.needs === need && { 'aria-current': true, 'data-on': '' })}
          >
            {t(`needs.${need}.title`)}
          </ChoiceChip>
        ))}
      </nav>
      <PlainSelect<OrderStatus | ''>
        label={t('orders.status')}
        isLabelHidden
        value={filters.status ?? ''}
        options={[
          { value: '', label: t('orders.anyStatus') },
          ...orderStatuses.map((status) => ({ value: status, label: words(`status.${status}`) })),
        ]}
        onChange={(status) => change({ needs: undefined, status: status === '' ? undefined : status })}
      />
    </Row>
  );
}

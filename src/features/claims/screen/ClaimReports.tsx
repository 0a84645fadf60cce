import { styled } from '@mui/material/styles';
import { OrderReports } from '#src/features/reports/show/OrderReports.tsx';

const SideBySide = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: 20,
  '&:empty': { display: 'none' },
});

const noCodes = { hand_over: null, take_back: null };

/** How the car was handed over beside how it came back, for everybody as for who only looks. */
export function ClaimReports({ orderId }: { orderId: number }) {
  return (
    <SideBySide>
      <OrderReports order={{ id: orderId, reports: [], report_codes: noCodes }} side="admin" />
    </SideBySide>
  );
}

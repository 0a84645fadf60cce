import PhoneInTalkRoundedIcon from '@mui/icons-material/PhoneInTalkRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/orders.ts';
import { OrderBlock } from '#src/features/orders/page/order.styles.ts';
import { paths } from '#src/lib/paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ReportButton } from '#src/ui/ReportButton.tsx';

const Words = styled('div')({ display: 'grid', gap: 10 });

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 14 });

/** Who is called first, and what to do about a damage or a fine. */
export function TripHelp({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <OrderBlock>
      <h2>{t('onTrip.help.title')}</h2>
      <Words>
        <p>{t('onTrip.help.first')}</p>
        <p>{t('onTrip.help.damage')}</p>
        <p>{t('onTrip.help.fine')}</p>
      </Words>
      <Buttons>
        <Button component="a" href="tel:112" color="error" startIcon={<PhoneInTalkRoundedIcon />}>
          {t('onTrip.help.call')}
        </Button>
        <ButtonLink variant="text" to={paths.safety}>
          {t('papers.safety')}
        </ButtonLink>
        <ReportButton isButton orderId={order.id} />
      </Buttons>
    </OrderBlock>
  );
}

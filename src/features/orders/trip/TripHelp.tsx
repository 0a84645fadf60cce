import PhoneInTalkRoundedIcon from '@mui/icons-material/PhoneInTalkRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ReportButton } from '#src/shared/ui/components/ReportButton.tsx';

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

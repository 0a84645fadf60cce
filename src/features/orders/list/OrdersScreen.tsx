import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { Container } from '#src/shared/ui/layout/Container.tsx';
import { OrdersList } from './OrdersList.tsx';
import { orderTimes, ordersUrl } from './ordersUrl.ts';

const Page = styled(Container)(({ theme }) => ({
  paddingTop: 36,
  [theme.breakpoints.down('md')]: { paddingTop: 20 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  marginBottom: 28,
  '& > nav': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  [theme.breakpoints.down('md')]: { marginBottom: 20 },
}));

/** One's own orders: what is to come, by what comes next, and what is over. */
export default function OrdersScreen() {
  const { t } = useTranslation('orders');
  const { place, addressOf } = useUrlState(ordersUrl);
  const { when } = place;
  return (
    <Page>
      <title>{`${t('title')} · Gza`}</title>
      <Head>
        <Typography variant="h1">{t('title')}</Typography>
        <nav aria-label={t('when.name')}>
          {orderTimes.map((time) => (
            <ChoiceChip
              key={time}
              {...{ component: Link, to: addressOf({ when: time }) }}
              {...(time === when && { 'aria-current': true, 'data-on': '' })}
            >
              {t(`when.${time}`)}
            </ChoiceChip>
          ))}
        </nav>
      </Head>
      <OrdersList key={when} when={when} />
    </Page>
  );
}

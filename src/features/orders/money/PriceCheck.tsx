import DownloadOutlinedIcon from '@mui/icons-material/DownloadOutlined';
import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { saveFile } from '#src/shared/lib/saveFile.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import type { LineName } from '../orderWords.ts';
import { OrderBlock } from '#src/shared/ui/layout/detail.styles.ts';
import { PriceDays } from './PriceDays.tsx';
import { priceFile } from './priceFile.ts';
import { PriceFacts } from './PriceFacts.tsx';

const Block = styled(OrderBlock)(({ theme }) => ({
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 44,
    margin: '-10px 0',
    fontWeight: 600,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  },
  '& [open] > summary': { marginBottom: 4, '& svg': { transform: 'rotate(180deg)' } },
  '& h3': { ...theme.typography.subtitle2, margin: '16px 0 4px' },
  '& p': { margin: '0 0 14px', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& code': { overflowWrap: 'anywhere' },
}));

interface Props {
  readonly order: Order;
  readonly lineName: LineName;
}

/** What the price of an order was made of, and the file with which anybody makes it again. */
export function PriceCheck({ order, lineName }: Props) {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useUiState('orders/price', false);
  const { price_inputs: inputs } = order;
  return (
    <Block>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span>{t('check.open')}</span>
          <ExpandMoreRoundedIcon />
        </summary>
        {inputs === null ? (
          <p>{t('check.old')}</p>
        ) : (
          <>
            <p>{t('check.text')}</p>
            <PriceDays days={inputs.days} />
            <PriceFacts inputs={inputs} lineName={lineName} />
            <p>{t('check.how')}</p>
            <Button
              variant="outlined"
              fullWidth
              startIcon={<DownloadOutlinedIcon />}
              onClick={() => saveFile('order.json', priceFile(order))}
            >
              {t('check.save')}
            </Button>
          </>
        )}
      </details>
    </Block>
  );
}

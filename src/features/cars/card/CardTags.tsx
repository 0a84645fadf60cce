import BoltRoundedIcon from '@mui/icons-material/BoltRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarCard } from '#contract/cars.ts';

const Tags = styled('span')({
  position: 'absolute',
  top: 12,
  left: 12,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
});

/** On a photograph: the same in both schemes. */
const Tag = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 28,
  padding: '0 10px',
  borderRadius: theme.radii.pill,
  backgroundColor: 'rgba(255,255,255,.94)',
  boxShadow: '0 1px 3px rgba(20,33,27,.14)',
  color: '#14211b',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  '& > svg': { width: 16, height: 16, marginLeft: -3, color: '#0b7a4b' },
  '&[data-sale]': { backgroundColor: '#14211b', color: '#fff' },
}));

/** Instant booking and a discount: the only words on a photo. */
export function CardTags({ car }: { car: Pick<CarCard, 'is_instant' | 'old_price' | 'price_per_day'> }) {
  const { t } = useTranslation('common');
  const percent = car.old_price ? Math.round((1 - car.price_per_day / car.old_price) * 100) : 0;
  return (
    <Tags>
      {car.is_instant ? (
        <Tag>
          <BoltRoundedIcon />
          <span>{t('card.instant')}</span>
        </Tag>
      ) : null}
      {percent > 0 ? <Tag data-sale="">{t('card.discount', { percent })}</Tag> : null}
    </Tags>
  );
}

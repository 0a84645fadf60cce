import BoltOutlinedIcon from '@mui/icons-material/BoltOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { selectIsClient } from '#src/features/auth/authSlice.ts';
import { useLoginFirst } from '#src/features/auth/useLoginFirst.ts';
import type { RentalRange } from '#src/features/dates/rentalRange.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { rentalQuery } from './rentalQuery.ts';

const Note = styled('p')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));

interface Props {
  readonly car: Car;
  readonly range: RentalRange;
  readonly choice: RentalChoice;
}

/** Continues to the checkout with the whole choice; visitors log in on the way. */
export function BookButton({ car, range, choice }: Props) {
  const { t } = useTranslation('car');
  const isClient = useAppSelector(selectIsClient);
  const checkout = `${paths.checkout(car.slug, car.id)}?${rentalQuery(range, choice)}`;
  const askLogin = useLoginFirst('booking', checkout);
  const look = {
    size: 'large',
    ...(car.needs_confirmation ? {} : { startIcon: <BoltOutlinedIcon /> }),
  } as const;
  const label = t(car.needs_confirmation ? 'booking.request' : 'booking.book');

  if (askLogin === null && !isClient) return <Note>{t('booking.clientsOnly')}</Note>;
  return askLogin === null ? (
    <ButtonLink {...look} to={checkout}>
      <span>{label}</span>
    </ButtonLink>
  ) : (
    <Button {...look} data-dialog="login" aria-haspopup="dialog" onClick={askLogin}>
      <span>{label}</span>
    </Button>
  );
}

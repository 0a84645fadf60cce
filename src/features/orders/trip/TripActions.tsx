import DirectionsOutlinedIcon from '@mui/icons-material/DirectionsOutlined';
import EmergencyOutlinedIcon from '@mui/icons-material/EmergencyOutlined';
import EventRepeatOutlinedIcon from '@mui/icons-material/EventRepeatOutlined';
import MinorCrashOutlinedIcon from '@mui/icons-material/MinorCrashOutlined';
import PhoneInTalkOutlinedIcon from '@mui/icons-material/PhoneInTalkOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { usePlaceText } from '#src/features/places/usePlaceText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { WriteToOwner } from '../page/WriteToOwner.tsx';
import { directionsTo } from './mapAddresses.ts';

/** Large enough for a thumb in a hurry: two in a row on a phone; a last row is filled by what is left. */
const Tiles = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > .MuiButton-root': {
    flex: '1 1 calc(50% - 5px)',
    flexDirection: 'column',
    gap: 6,
    minHeight: 84,
    padding: '12px 10px',
    borderRadius: theme.radii.card,
    lineHeight: 1.25,
  },
  '& .MuiButton-startIcon': { margin: 0, '& > svg': { fontSize: '1.625rem' } },
  [theme.breakpoints.up('md')]: { '& > .MuiButton-root': { flexBasis: 'calc(33.333% - 7px)' } },
}));

interface Props {
  readonly order: Order;
  /** Leads to what is to be done about damage. */
  readonly onDamage: () => void;
}

/** What is needed on the road, each a touch away. What is not possible now is not there. */
export function TripActions({ order, onDamage }: Props) {
  const { t } = useTranslation('orders');
  const placeText = usePlaceText();
  const { phone } = order.owner;
  const isOnRoad = order.status === 'active';
  return (
    <Tiles role="group" aria-label={t('onTrip.actions.label')}>
      {phone === null ? null : (
        <Button component="a" href={`tel:${phone}`} variant="outlined" startIcon={<PhoneInTalkOutlinedIcon />}>
          {t('onTrip.late.phone')}
        </Button>
      )}
      <WriteToOwner order={order} />
      <Button
        component="a"
        href={directionsTo(placeText(isOnRoad ? order.drop_off : order.pick_up))}
        target="_blank"
        rel="noreferrer"
        variant="outlined"
        startIcon={<DirectionsOutlinedIcon />}
      >
        <span>
          {t(isOnRoad ? 'onTrip.actions.toReturn' : 'onTrip.actions.toPickUp')}
          <VisuallyHidden>{` (${t('trip.newTab')})`}</VisuallyHidden>
        </span>
      </Button>
      <TripChange order={order} />
      {isOnRoad ? (
        <Button variant="outlined" startIcon={<MinorCrashOutlinedIcon />} onClick={onDamage}>
          {t('onTrip.actions.damage')}
        </Button>
      ) : null}
      <Button component="a" href="tel:112" variant="outlined" color="error" startIcon={<EmergencyOutlinedIcon />}>
        {t('onTrip.actions.emergency')}
      </Button>
    </Tiles>
  );
}

/** A link to the extension, which is begun there, to other changes before the trip, or to the request that waits. */
function TripChange({ order: { id, change, status, actions } }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (change === null && !actions.includes('ask_change')) return null;
  const isExtension = change === null && status === 'active';
  const ask = isExtension ? 'change.titleOnRoad' : 'change.title';
  const open = change?.status === 'asked' ? 'change.waiting' : 'change.toBePaid';
  return (
    <ButtonLink
      variant="outlined"
      startIcon={<EventRepeatOutlinedIcon />}
      to={{ pathname: paths.order(id), hash: isExtension ? 'extend' : 'change' }}
    >
      <span>{t(change === null ? ask : open)}</span>
    </ButtonLink>
  );
}

import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_PLACE_TEXT } from '#contract/domain/placeCode.ts';
import type { Quote } from '#contract/calls/orders/quotes.ts';

const Fields = styled('div')({ display: 'grid', gap: 16, marginTop: 20 });

/** Address or hotel by the order's field names; empty where none is required. */
export interface Addresses {
  readonly pick_up: string;
  readonly drop_off: string;
}

export const sides = ['pick_up', 'drop_off'] as const;

export const isBroughtTo = (place: Quote['pick_up']): boolean => place?.kind === 'address' || place?.kind === 'hotel';

interface Props {
  readonly quote: Quote;
  readonly addresses: Addresses;
  readonly isDisabled: boolean;
  readonly onChange: (addresses: Addresses) => void;
}

/** A client who has the car delivered enters the address; the price does not depend on it. */
export function PlaceAddresses({ quote, addresses, isDisabled, onChange }: Props) {
  const { t } = useTranslation('places');
  const id = useId();
  const deliveries = sides.filter((side) => isBroughtTo(quote[side]));
  if (deliveries.length === 0) return null;
  return (
    <Fields>
      {deliveries.map((side) => (
        <div key={side}>
          <FormLabel htmlFor={`${id}-${side}`}>{t(`address.${side}`)}</FormLabel>
          <OutlinedInput
            fullWidth
            required
            id={`${id}-${side}`}
            autoComplete={side === 'pick_up' ? 'street-address' : 'off'}
            value={addresses[side]}
            disabled={isDisabled}
            onChange={(event) => onChange({ ...addresses, [side]: event.target.value })}
            inputProps={{ maxLength: LONGEST_PLACE_TEXT, 'aria-describedby': `${id}-hint` }}
          />
        </div>
      ))}
      <FormHelperText id={`${id}-hint`}>{t('address.hint')}</FormHelperText>
    </Fields>
  );
}

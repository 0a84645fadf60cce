import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { cleanCode } from '#src/shared/forms/cleanCode.ts';
import type { OwnerValues } from './ownerPayload.ts';

const Frame = styled('div')({ position: 'relative', margin: '4px 0 8px' });

/** One field over all boxes: a phone fills it in, a paste works, and a screen reader hears of one thing. */
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'text',
  // A phone would zoom in on smaller letters.
  fontSize: '1rem',
});

const Boxes = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 12,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    height: 72,
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    fontSize: '1.875rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  },
  'input:focus + & > [data-next]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  'input[aria-invalid] + & > span': {
    borderColor: theme.vars.palette.error.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.error.main}`,
  },
}));

const places = [0, 1, 2, 3];

/** The four digits of the mail. */
export function CodeBoxes({ control }: { control: Control<OwnerValues> }) {
  const { t } = useTranslation('forms');
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'code' });
  const { ref, name, value, onBlur, onChange } = field;
  const message = fieldState.error?.message;
  const next = Math.min(value.length, places.length - 1);
  return (
    <div>
      <Frame>
        <Input
          ref={ref}
          name={name}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(cleanCode(event.target.value))}
          aria-label={t('fields.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          {...(message !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <Boxes aria-hidden>
          {places.map((place) => (
            <span key={place} data-next={place === next ? '' : undefined}>
              {value[place]}
            </span>
          ))}
        </Boxes>
      </Frame>
      <FieldMessage id={id} text={message} />
    </div>
  );
}

import StarRoundedIcon from '@mui/icons-material/StarRounded';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '#src/shared/forms/FieldMessage.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';

const Row = styled('div')({ display: 'flex', marginLeft: -8 });

/** A star of 44 px that is the label of its own hidden radio button. */
const Star = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: theme.radii.control,
  color: theme.vars.palette.control,
  cursor: 'pointer',
  '& > svg': { width: 32, height: 32, transition: 'transform 150ms' },
  '&:hover > svg': { transform: 'scale(1.1)' },
  '&[data-on]': { color: theme.vars.palette.star },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
}));

const stars = [1, 2, 3, 4, 5] as const;

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, number>;
  readonly label: string;
}

/** One to five stars; 0 while none is chosen. */
export function StarPicker<Values extends FieldValues>({ control, name, label }: Props<Values>) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  // The name is that of a number of the form.
  const chosen = field.value as number;
  const message = fieldState.error?.message;
  return (
    <div>
      <FormLabel id={id} component="div">
        {label}
      </FormLabel>
      <Row
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={message === undefined ? undefined : `${id}-message`}
        aria-invalid={message !== undefined}
      >
        {stars.map((star) => (
          <Star key={star} data-on={star <= chosen ? '' : undefined}>
            <input
              ref={star === Math.max(1, chosen) ? field.ref : undefined}
              type="radio"
              name={`${id}-stars`}
              checked={star === chosen}
              onBlur={field.onBlur}
              onChange={() => field.onChange(star)}
            />
            <StarRoundedIcon />
            <VisuallyHidden>{t('stars', { count: star })}</VisuallyHidden>
          </Star>
        ))}
      </Row>
      <FieldMessage id={`${id}-message`} text={message} />
    </div>
  );
}

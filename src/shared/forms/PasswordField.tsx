import VisibilityOffOutlinedIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from './FormField.tsx';
import type { FormFieldProps } from './FormField.tsx';

type Props<Values extends FieldValues> = Omit<FormFieldProps<Values>, 'type' | 'end' | 'clean' | 'inputMode'>;

/** A password field with a button to show it. */
export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { t } = useTranslation('forms');
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          edge="end"
          sx={{ color: 'text.secondary', '& svg': { width: 20, height: 20 } }}
          aria-label={t(isShown ? 'fields.hidePassword' : 'fields.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <VisibilityOffOutlinedIcon /> : <VisibilityOutlinedIcon />}
        </IconButton>
      }
    />
  );
}

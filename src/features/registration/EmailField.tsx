import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useFormState, useWatch } from 'react-hook-form';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { modalOpened, selectLoginIntent } from '#src/shared/store/modalsSlice.ts';

interface Props<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly placeholder?: string;
}

/** The address of a new account. Under one that has an account there are the ways to it. */
export function EmailField<Values extends FieldValues>({ control, name, ...field }: Props<Values>) {
  const { t } = useTranslation(['auth', 'forms']);
  const dispatch = useAppDispatch();
  const loginIntent = useAppSelector(selectLoginIntent);
  const typed: unknown = useWatch({ control, name });
  const { errors } = useFormState({ control, name, exact: true });
  const email = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  const hasAccount = isTaken(errors[name]?.type, email);
  const open = (kind: 'login' | 'recovery') => () => dispatch(modalOpened({ ...loginIntent, kind, email }));
  return (
    <div>
      <FormField
        control={control}
        name={name}
        type="email"
        label={t('forms:fields.email')}
        autoComplete="email"
        {...field}
      />
      {hasAccount ? (
        <FormHelperText component="p" sx={{ display: 'block' }}>
          <Trans
            t={t}
            i18nKey="registration.haveAccount"
            components={{
              login: <Link component="button" type="button" variant="inherit" onClick={open('login')} />,
              recovery: <Link component="button" type="button" variant="inherit" onClick={open('recovery')} />,
            }}
          />
        </FormHelperText>
      ) : null}
    </div>
  );
}

/** A back end that does not say which message it is refuses an address that is written right because it has an account. */
const isTaken = (type: unknown, email: string): boolean =>
  type === 'server/emailTaken' || (type === 'server' && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email));

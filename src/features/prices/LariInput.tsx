import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLari, writeLari } from './readLari.ts';

interface Props {
  readonly label: string;
  readonly value: number | null;
  /** Null when it was emptied. Not called while the input is not a price. */
  readonly onChange: (tetri: number | null) => void;
  /** An empty field is no mistake. */
  readonly isOptional?: boolean;
  /** The placeholder of an empty field. */
  readonly otherwise?: number | null;
  readonly autoFocus?: boolean;
}

/** A price in lari; the input stays as it was typed. */
export function LariInput({ label, value, onChange, isOptional = false, otherwise = null, autoFocus = false }: Props) {
  const { t } = useTranslation('prices');
  const id = useId();
  const [text, setText] = useState(writeLari(value));
  // Another price from outside is shown; the own one, differently written, is left alone.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (readLari(text) !== value) setText(writeLari(value));
  }
  const [isTouched, setIsTouched] = useState(false);
  const isWrong = readLari(text) === null && !(isOptional && text.trim() === '');
  const isShown = isWrong && (isTouched || text !== '');
  return (
    <div>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        fullWidth
        id={id}
        value={text}
        error={isShown}
        onBlur={() => setIsTouched(true)}
        autoFocus={autoFocus}
        {...(otherwise !== null && { placeholder: writeLari(otherwise) })}
        endAdornment={<InputAdornment position="end">₾</InputAdornment>}
        inputProps={{ inputMode: 'decimal', maxLength: 9, 'aria-describedby': isShown ? `${id}-message` : undefined }}
        onChange={(event) => {
          setIsTouched(true);
          setText(event.target.value);
          const tetri = readLari(event.target.value);
          if (tetri === null && !(isOptional && event.target.value.trim() === '')) return;
          setKnown(tetri);
          onChange(tetri);
        }}
      />
      {isShown ? (
        <FormHelperText error id={`${id}-message`}>
          {t('priceWrong')}
        </FormHelperText>
      ) : null}
    </div>
  );
}

import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '#src/shared/ui/layout/Segments.ts';
import type { PersonType } from './ownerPayload.ts';

/** Lies over its half, unseen: a click anywhere reaches it, and so do the arrow keys. */
const Radio = styled('input')({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });

const people = [
  { person: 'physical', label: 'registration.physical' },
  { person: 'legal', label: 'registration.legal' },
] as const;

interface Props {
  readonly value: PersonType;
  readonly onChange: (person: PersonType) => void;
}

/** Whether a person or a company owns the cars. */
export function PersonSwitch({ value, onChange }: Props) {
  const { t } = useTranslation('auth');
  const name = useId();
  return (
    <Segments role="radiogroup" aria-label={t('registration.person')}>
      {people.map(({ person, label }) => (
        <label key={person} data-on={person === value || undefined}>
          <Radio type="radio" name={name} checked={person === value} onChange={() => onChange(person)} />
          {t(label)}
        </label>
      ))}
    </Segments>
  );
}

import { useTranslation } from 'react-i18next';
import { useEditing } from './CarEditing.ts';
import { ContestNote } from './ContestNote.tsx';
import { Equipment } from './Equipment.tsx';
import { ExtraRow } from './ExtraRow.tsx';
import { Section } from './Section.tsx';

/** What clients may add when they book. */
export function Extras() {
  const { t } = useTranslation('fleet');
  const { reference } = useEditing();
  return (
    <Section name="extras">
      <ul>
        {reference.extras.map((extra) => (
          <ExtraRow key={extra.code} extra={extra} />
        ))}
      </ul>
      <ContestNote name="extras" label={t('fields.extras')} />
      <Equipment />
    </Section>
  );
}

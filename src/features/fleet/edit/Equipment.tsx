import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { ChoiceChips } from './edit.styles.ts';
import { useEditing } from './CarEditing.ts';
import { ContestNote } from './ContestNote.tsx';

/** What the car is fitted with: each of the list is there or not. */
export function Equipment() {
  const { t } = useTranslation('fleet');
  const { control, reference } = useEditing();
  const { field } = useController({ control, name: 'equipment' });
  const label = t('fields.equipment');
  return (
    <div data-field="equipment">
      <b id="equipment-label">{label}</b>
      <ChoiceChips role="group" aria-labelledby="equipment-label">
        {reference.equipment.map(({ code, name }) => {
          const isThere = field.value.includes(code);
          const others = field.value.filter((one) => one !== code);
          return (
            <ChoiceChip
              key={code}
              type="button"
              aria-pressed={isThere}
              onClick={() => field.onChange(isThere ? others : [...others, code])}
            >
              {name}
            </ChoiceChip>
          );
        })}
      </ChoiceChips>
      <ContestNote name="equipment" label={label} />
    </div>
  );
}

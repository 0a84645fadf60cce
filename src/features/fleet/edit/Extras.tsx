import { useTranslation } from 'react-i18next';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { FieldPathByValue } from 'react-hook-form';
import type { Option } from '#contract/calls/reference/reference.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormSelect } from '#src/shared/forms/FormSelect.tsx';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { useEditing } from './CarEditing.ts';
import type { CarForm } from './carFields.ts';
import { ContestNote } from './NewsBar.tsx';
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

const Row = styled('li')(({ theme }) => ({
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > label': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500, cursor: 'pointer' },
}));

const Terms = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 14,
  padding: '4px 0 8px',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const ChoiceChips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

type ExtraPath = FieldPathByValue<CarForm, string>;

// Extras stand in the form by their codes, which the compiler can't count: each of these is a text.
const pathOf = (code: string, part: 'price' | 'per' | 'most') => `extras.${code}.${part}` as ExtraPath;

/** Something a client may add to a rental, with what it costs while it is offered. */
function ExtraRow({ extra: { code, name } }: { extra: Option }) {
  const { t } = useTranslation('fleet');
  const { control, setValue } = useEditing();
  const id = useId();
  const { field } = useController({ control, name: `extras.${code}.isOn` });
  const per = useWatch({ control, name: `extras.${code}.per` });
  const price = useWatch({ control, name: `extras.${code}.price` });
  const [isAsking, setIsAsking] = useUiState(`fleet/dropExtra/${code.replaceAll('_', '-')}`, false);
  const setOn = (isOn: boolean) => {
    // What nobody wrote a price for is taken away without a question.
    if (!isOn && price.trim() !== '') setIsAsking(true);
    else field.onChange(isOn);
  };
  return (
    <Row data-field={`extras.${code}`}>
      <label htmlFor={id}>
        <Switch
          checked={field.value}
          onChange={(_event, isOn) => setOn(isOn)}
          onBlur={field.onBlur}
          slotProps={{ input: { id, ref: field.ref, role: 'switch' } }}
        />
        {name}
      </label>
      {code === 'delivery' ? <p>{t('extras.deliveryNote')}</p> : null}
      {field.value ? (
        <Terms>
          <FormField
            control={control}
            name={pathOf(code, 'price')}
            label={t('extras.price')}
            autoComplete="off"
            inputMode="decimal"
            end="₾"
          />
          <FormSelect
            control={control}
            name={pathOf(code, 'per')}
            label={t('extras.per')}
            options={[
              { value: 'day', label: t('extras.perDay') },
              { value: 'rental', label: t('extras.perRental') },
            ]}
          />
          {per === 'day' ? (
            <FormField
              control={control}
              name={pathOf(code, 'most')}
              label={t('extras.most')}
              autoComplete="off"
              inputMode="decimal"
              end="₾"
            />
          ) : null}
        </Terms>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('extras.sure')}
        confirm={t('extras.remove')}
        dismiss={t('edit.cancel')}
        isHarmful
        onConfirm={() => {
          setValue(`extras.${code}`, { isOn: false, price: '', per, most: '' });
          setIsAsking(false);
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('extras.sureText', { name })}
      </ConfirmDialog>
    </Row>
  );
}

/** What the car is fitted with: each of the list is there or not. */
function Equipment() {
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

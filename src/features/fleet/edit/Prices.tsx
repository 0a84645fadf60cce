import { useTranslation } from 'react-i18next';
import { CarField } from './CarField.tsx';
import { Threes } from './editLook.ts';
import { OldPrice } from './OldPrice.tsx';
import type { OfferedPrice } from './OldPrice.tsx';
import { Section } from './Section.tsx';

/** What a usual day costs, and what it cost before. */
export function Prices({ offered }: { offered: readonly OfferedPrice[] }) {
  const { t } = useTranslation('fleet');
  return (
    <Section name="prices">
      <Threes data-folds="">
        <CarField name="price_per_day" label={t('fields.price_per_day')} unit="₾" inputMode="decimal" />
        <OldPrice offered={offered} />
        <CarField
          name="price_floor"
          label={t('fields.price_floor')}
          unit="₾"
          inputMode="decimal"
          hint={t('hints.price_floor')}
        />
      </Threes>
    </Section>
  );
}

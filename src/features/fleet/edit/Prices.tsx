import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { CarField } from './CarField.tsx';
import { Threes } from './edit.styles.ts';
import { OldPrice } from './OldPrice.tsx';
import type { OfferedPrice } from './OldPrice.tsx';
import { Section } from './Section.tsx';

const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface Props {
  /** Null before there is a car. */
  readonly carId: number | null;
  readonly offered: readonly OfferedPrice[];
}

/** What a usual day costs, and what it cost before; what other days cost has a screen of its own. */
export function Prices({ carId, offered }: Props) {
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
      {carId === null ? null : (
        <Links>
          <ButtonLink variant="text" to={paths.adminCarPrices(carId)}>
            {t('prices.more')}
          </ButtonLink>
          <ButtonLink variant="text" to={`${paths.adminCarPrices(carId)}#advice`}>
            {t('prices.advice')}
          </ButtonLink>
        </Links>
      )}
    </Section>
  );
}

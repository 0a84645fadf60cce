import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { CarChoice, CarField } from './CarField.tsx';
import { moneyText } from './carFields.ts';
import { Threes } from './edit.styles.ts';
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

/** A price that really stood, and until which day it may be shown struck through. */
interface OfferedPrice {
  readonly price: number;
  readonly until: string;
}

/** The former price: one of those that the history of the car allows, or none. */
function OldPrice({ offered }: { offered: readonly OfferedPrice[] }) {
  const { t } = useTranslation('fleet');
  const language = useAppSelector(selectLanguage);
  return (
    <CarChoice
      name="old_price"
      label={t('fields.old_price')}
      options={offered.map(({ price, until }) => ({
        value: moneyText(price),
        label: t('prices.until', { price: formatGel(price, language), day: formatDay(until, language, 'medium') }),
      }))}
      isDisabled={offered.length === 0}
      hint={t(offered.length === 0 ? 'prices.noOld' : 'prices.old')}
    />
  );
}

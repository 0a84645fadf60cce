import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarTerms } from '#contract/domain/terms.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { youngAges } from '../booking/choice.ts';

const Fields = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  marginTop: 18,
});

interface Props {
  readonly terms: CarTerms;
  readonly choice: RentalChoice;
  readonly onChange: (change: (choice: RentalChoice) => RentalChoice) => void;
}

/** How many drive and how young they are, if the car has options; the price updates at once. */
export function ChooseDrivers({ terms, choice, onChange }: Props) {
  const { t } = useTranslation('terms');
  const { format } = useMoney();
  const { drivers, ages } = terms;
  const young = youngAges(terms);
  if (drivers.most === 0 && young.length === 0) return null;

  const aDay = (name: string, price: number) => (price === 0 ? name : t('choose.aDay', { name, price: format(price) }));
  return (
    <Fields>
      {drivers.most === 0 ? null : (
        <PlainSelect
          label={t('choose.drivers')}
          value={String(choice.moreDrivers)}
          options={Array.from({ length: drivers.most + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? t('choose.alone') : aDay(t('choose.more', { count }), count * drivers.price),
          }))}
          onChange={(count) => onChange((last) => ({ ...last, moreDrivers: Number(count) }))}
        />
      )}
      {young.length === 0 ? null : (
        <PlainSelect
          label={t('choose.youngest')}
          value={String(choice.youngestAge ?? '')}
          options={[
            { value: '', label: t('choose.notYoung', { age: ages.young?.below }) },
            ...young.map((age) => ({
              value: String(age),
              label: aDay(t('choose.age', { count: age }), ages.young?.price ?? 0),
            })),
          ]}
          onChange={(age) => onChange((last) => ({ ...last, youngestAge: age === '' ? null : Number(age) }))}
        />
      )}
    </Fields>
  );
}

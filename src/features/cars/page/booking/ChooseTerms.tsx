import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { CarTerms, Plan } from '#contract/domain/terms.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { includedPlan, youngAges } from './choice.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginBottom: 16,
  '& > p': { marginTop: -4, ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

interface Props {
  readonly terms: CarTerms;
  readonly choice: RentalChoice;
  readonly onChange: (change: (choice: RentalChoice) => RentalChoice) => void;
}

/** Protection and drivers, if the car has options; the price updates at once. */
export function ChooseTerms({ terms, choice, onChange }: Props) {
  const { t } = useTranslation('terms');
  const { format } = useMoney();
  const planText = usePlanText();
  const { plans, drivers, ages } = terms;
  const included = includedPlan(terms);
  const chosen = plans.find(({ code }) => code === choice.plan) ?? included;
  const young = youngAges(terms);
  if (plans.every((plan) => plan === included) && drivers.most === 0 && young.length === 0) return null;

  const aDay = (name: string, price: number) => (price === 0 ? name : t('choose.aDay', { name, price: format(price) }));
  const noPlan = { value: '', label: t('choose.noPlan') };
  return (
    <Fields role="group" aria-label={t('choose.title')}>
      {plans.every((plan) => plan === included) ? null : (
        <>
          <PlainSelect
            label={t('topics.protection')}
            value={chosen?.code ?? ''}
            options={[
              ...(included === undefined ? [noPlan] : []),
              ...plans.map(({ code, price }) => ({
                value: code,
                label:
                  price === 0 ? t('choose.included', { name: t(`plans.${code}`) }) : aDay(t(`plans.${code}`), price),
              })),
            ]}
            onChange={(code) =>
              onChange((last) => ({
                ...last,
                plan: plans.find((plan) => plan.code === code && plan !== included)?.code ?? null,
              }))
            }
          />
          <p>{planText(chosen ?? null)}</p>
        </>
      )}
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

/** What a plan covers and excludes; null is no plan. Sums are in GEL, in which they are paid. */
function usePlanText(): (plan: Plan | null) => string {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  return (plan) => {
    if (plan === null) return t('rules.plan_none');
    const { excess, excluded } = plan;
    const covered = excess === 0 ? t('choose.whole') : t('choose.cover', { excess: formatGel(excess, language) });
    const parts = excluded.map((part) => t(`parts.${part}`)).join(', ');
    return parts === '' ? covered : `${covered} ${t('excluded', { parts })}`;
  };
}

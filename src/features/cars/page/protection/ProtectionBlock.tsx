import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import type { Plan } from '#contract/domain/terms.ts';
import { carParts } from '#contract/domain/terms/lists.ts';
import { useMoney } from '#src/features/currency/useMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import type { RentalChoice } from '#src/features/quotes/rentalChoice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { CheckRow } from '#src/shared/ui/components/CheckRow.tsx';
import { ThirdPartyNote } from '../../terms/ThirdPartyNote.tsx';
import { Block, choiceBlocks } from '../Block.tsx';
import { includedPlan, planOf } from '../booking/choice.ts';
import { ChooseDrivers } from './ChooseDrivers.tsx';
import { recommendedPlan } from './recommendedPlan.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
  gap: 12,
  '& > .plan': {
    border: `1px solid ${theme.vars.palette.outline}`,
    borderRadius: theme.radii.card,
    '&:has(:checked)': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
      backgroundColor: theme.vars.palette.primary.soft,
    },
  },
  '& label': { gridTemplateColumns: '22px minmax(0, 1fr)', height: '100%', padding: 16 },
  '& label > .text': { display: 'grid', alignContent: 'start', gap: 8, height: '100%' },
}));

/** The name of a plan with what a day of it costs, and below it what it does. */
const Head = styled('span')(({ theme }) => ({
  '& > .name': { display: 'block', fontSize: '1.0625rem', fontWeight: 600 },
  '& > .price': { fontSize: '.875rem', fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.secondary },
}));

const Line = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: 8,
  fontSize: '.875rem',
  lineHeight: 1.45,
  '& > svg': { width: 18, height: 18, marginTop: 1, color: theme.vars.palette.primary.text },
  '&[data-not] > svg': { color: theme.vars.palette.error.main },
}));

const Reason = styled('span')(({ theme }) => ({
  fontSize: '.875rem',
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
  '& > .recommended': {
    display: 'inline-block',
    marginBottom: 4,
    padding: '1px 8px',
    borderRadius: theme.radii.pill,
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '.8125rem',
    fontWeight: 500,
  },
}));

const Insurance = styled('p')(({ theme }) => ({
  marginBottom: 14,
  fontSize: '.9375rem',
  color: theme.vars.palette.text.secondary,
}));

interface Props {
  readonly car: Car;
  readonly choice: RentalChoice;
  readonly onChange: (change: (choice: RentalChoice) => RentalChoice) => void;
}

/** What a damage costs with each protection, one of which is chosen, and who drives; the price updates at once. */
export function ProtectionBlock({ car, choice, onChange }: Props) {
  const { t } = useTranslation('terms');
  const [titleId, name] = [useId(), useId()];
  const { plans } = car.terms;
  const included = includedPlan(car.terms);
  const chosen = planOf(car.terms, choice);
  const recommended = recommendedPlan(plans);
  const choose = (plan: Plan | null) =>
    onChange((last) => ({ ...last, plan: plan === null || plan === included ? null : plan.code }));
  const reasonOf = (plan: Plan) => (plan.code === recommended?.code ? <PlanReason saved={recommended.saved} /> : null);

  return (
    <Block title={t('topics.protection')} id={choiceBlocks.protection}>
      <Insurance id={titleId}>{t('protection.insurance', { insurance: car.insurance })}</Insurance>
      {plans.length === 0 ? <ThirdPartyNote /> : null}
      {plans.length === 1 && included !== undefined ? (
        <Cards>
          <div className="plan">
            <Single>
              <PlanText plan={included} />
            </Single>
          </div>
        </Cards>
      ) : null}
      {plans.length > 1 || (plans.length === 1 && included === undefined) ? (
        <Cards role="radiogroup" aria-label={t('topics.protection')} aria-describedby={titleId}>
          {included === undefined ? (
            <div className="plan">
              <CheckRow
                type="radio"
                name={name}
                label={<NoPlanText />}
                isChecked={chosen === null}
                onChange={() => choose(null)}
              />
            </div>
          ) : null}
          {plans.map((plan) => (
            <div className="plan" key={plan.code}>
              <CheckRow
                type="radio"
                name={name}
                label={
                  <>
                    <PlanText plan={plan} />
                    {reasonOf(plan)}
                  </>
                }
                isChecked={plan === chosen}
                onChange={() => choose(plan)}
              />
            </div>
          ))}
        </Cards>
      ) : null}
      <ChooseDrivers terms={car.terms} choice={choice} onChange={onChange} />
    </Block>
  );
}

const Single = styled('div')({ display: 'grid', gap: 8, padding: 16, maxWidth: 420 });

/** What a plan covers and excludes. Sums of a damage are in GEL, in which they are paid. */
function PlanText({ plan }: { plan: Plan }) {
  const { t } = useTranslation('terms');
  const { format } = useMoney();
  const language = useAppSelector(selectLanguage);
  const { code, price, excess, excluded } = plan;
  const covered = carParts.filter((part) => !excluded.includes(part));
  return (
    <>
      <Head>
        <b className="name">{t(`plans.${code}`)}</b>
        <small className="price">
          {price === 0 ? t('protection.included') : t('protection.aDay', { price: format(price) })}
        </small>
      </Head>
      <span>{excess === 0 ? t('choose.whole') : t('choose.cover', { excess: formatGel(excess, language) })}</span>
      <Line>
        <CheckRoundedIcon />
        <span>
          {t('protection.covered', {
            parts: [t('protection.body'), ...covered.map((part) => t(`parts.${part}`))].join(', '),
          })}
        </span>
      </Line>
      {excluded.length === 0 ? null : (
        <Line data-not="">
          <CloseRoundedIcon />
          <span>{t('excluded', { parts: excluded.map((part) => t(`parts.${part}`)).join(', ') })}</span>
        </Line>
      )}
    </>
  );
}

function NoPlanText() {
  const { t } = useTranslation('terms');
  return (
    <>
      <Head>
        <b className="name">{t('choose.noPlan')}</b>
        <small className="price">{t('protection.included')}</small>
      </Head>
      <Line data-not="">
        <CloseRoundedIcon />
        <span>{t('rules.plan_none')}</span>
      </Line>
    </>
  );
}

/** Why a plan is recommended. */
function PlanReason({ saved }: { saved: number | null }) {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  return (
    <Reason>
      <b className="recommended">{t('protection.recommended')}</b>{' '}
      <span>
        {saved === null ? t('protection.why.insured') : t('protection.why.less', { saved: formatGel(saved, language) })}
      </span>
    </Reason>
  );
}

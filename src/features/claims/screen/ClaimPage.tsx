import ArrowBackRoundedIcon from '@mui/icons-material/ArrowBackRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Claim } from '#contract/calls/orders/claims.ts';
import type { ClaimStatus } from '#contract/domain/claims/claimStatus.ts';
import { AnswerForm } from '#src/features/claims/page/AnswerForm.tsx';
import { ClaimItems } from '#src/features/claims/page/ClaimItems.tsx';
import { ClaimTalk } from '#src/features/claims/page/ClaimTalk.tsx';
import { ConfirmCash } from '#src/features/claims/page/ConfirmCash.tsx';
import { DecisionForm } from '#src/features/claims/page/DecisionForm.tsx';
import { Gel } from '#src/features/currency/Gel.tsx';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { PayButton } from '#src/features/payments/PayButton.tsx';
import { OrderReports } from '#src/features/reports/show/OrderReports.tsx';
import { paths } from '#src/shared/lib/paths.ts';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { Column, FlatBlock, OrderBlock, OrderColumns } from '#src/shared/ui/layout/detail.styles.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginBottom: 28,
  color: theme.vars.palette.text.secondary,
  '& h1': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('md')]: { marginBottom: 20 },
}));

const tones = { asked: 'wait', disputed: 'wait', due: 'bad', settled: 'ok' } as const satisfies Record<
  ClaimStatus,
  string
>;

/** The claim, the statements of both sides, the sum owed, and the viewer's next step. */
export function ClaimPage({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { number, order, status, side } = claim;
  const title = t('title', { number });
  const back = side === 'client' ? paths.order(order.id) : paths.adminOrder(order.id);
  return (
    <>
      <title>{`${title} · Gza`}</title>
      <meta name="robots" content="noindex" />
      <Head>
        {/* A link styled like the round buttons. */}
        <RoundButton {...{ component: Link, to: back }} aria-label={t('back')}>
          <ArrowBackRoundedIcon />
        </RoundButton>
        <Typography variant="h1">{title}</Typography>
        <StatusChip data-tone={tones[status]}>{t(`status.${status}`)}</StatusChip>
        <span>
          {t('of', { number: order.number })} · {order.car}
        </span>
      </Head>
      <OrderColumns>
        <Column>
          <OrderBlock>
            <h2>{t('blocks.items')}</h2>
            <ClaimItems items={claim.items} />
          </OrderBlock>
          <OrderBlock>
            <h2>{t('blocks.talk')}</h2>
            <ClaimTalk claim={claim} />
          </OrderBlock>
          {/* Actions come last, after the reasons. */}
          <NextStep claim={claim} />
          <ClaimReports orderId={order.id} />
        </Column>
        <Column>
          <OrderBlock>
            <h2>{t('blocks.money')}</h2>
            <ClaimMoney claim={claim} />
          </OrderBlock>
          <OrderBlock>
            <h2>{t('blocks.steps')}</h2>
            <ClaimSteps claim={claim} />
          </OrderBlock>
          <FlatBlock>
            <b className="title">{t('same.title')}</b>
            <p>{t('same.text')}</p>
          </FlatBlock>
        </Column>
      </OrderColumns>
    </>
  );
}

/** What the viewer can do now; nothing while the other side must act. */
function NextStep({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const [action] = claim.actions;
  switch (action) {
    case 'answer':
      return (
        <OrderBlock>
          <h2>{t('answer.title')}</h2>
          <AnswerForm claim={claim} />
        </OrderBlock>
      );
    case 'decide':
      return (
        <OrderBlock>
          <h2>{t('decision.title')}</h2>
          <DecisionForm claim={claim} />
        </OrderBlock>
      );
    case 'pay':
      return (
        <OrderBlock>
          <h2>{t('money.rest')}</h2>
          <p>{t(claim.deposit > 0 ? 'pay.client' : 'pay.clientWhole')}</p>
          <PayButton orderId={claim.order.id} amount={claim.rest} bill={{ purpose: 'claim', purpose_id: claim.id }} />
        </OrderBlock>
      );
    case 'confirm':
      return (
        <OrderBlock>
          <h2>{t('money.rest')}</h2>
          <ConfirmCash claim={claim} />
        </OrderBlock>
      );
    case undefined:
      return null;
  }
}

const SideBySide = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: 20,
  '&:empty': { display: 'none' },
});

const noCodes = { hand_over: null, take_back: null };

/** The reports of hand-over and return side by side, read-only for everybody. */
function ClaimReports({ orderId }: { orderId: number }) {
  return (
    <SideBySide>
      <OrderReports order={{ id: orderId, reports: [], report_codes: noCodes }} side="admin" />
    </SideBySide>
  );
}

/** The sums claimed, accepted and owed, what the deposit covers, and what is left to pay. */
function ClaimMoney({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { amount, answer, final_amount: owed, deposit, from_deposit: taken, rest } = claim;
  const rows: readonly (readonly [
    'asked' | 'accepted' | 'final' | 'held' | 'fromDeposit' | 'back' | 'rest',
    number | null,
  ])[] = [
    ['asked', amount],
    ['accepted', answer?.amount ?? null],
    ['held', deposit > 0 ? deposit : null],
    ['fromDeposit', owed !== null && deposit > 0 ? taken : null],
    ['back', owed !== null && deposit > 0 ? deposit - taken : null],
    ['final', owed],
    ['rest', rest > 0 ? rest : null],
  ];
  return (
    <>
      <KeyValues>
        {rows.map(([name, tetri]) =>
          tetri === null ? null : (
            <div key={name} {...(name === 'final' && { 'data-total': '' })}>
              <dt>{t(`money.${name}`)}</dt>
              <dd>
                <Gel tetri={tetri} />
              </dd>
            </div>
          ),
        )}
      </KeyValues>
      {deposit === 0 ? <p>{t('money.none')}</p> : null}
    </>
  );
}

/** The past steps of a claim with their times, and the deadlines of the next one. */
function ClaimSteps({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const { status, claimed_at, answer_by, answer, passed_at, decision, pay_by, settled_at } = claim;
  const steps: (readonly [Step, string | null])[] = [['claimed', claimed_at]];
  if (answer !== null) steps.push(['answered', answer.at]);
  if (passed_at !== null) steps.push(['unanswered', passed_at]);
  if (status === 'asked') steps.push(['answerBy', answer_by]);
  if (status === 'disputed') steps.push(['deciding', null]);
  if (decision !== null) steps.push(['decided', decision.at]);
  if (status === 'due') steps.push(['paying', pay_by]);
  if (settled_at !== null) steps.push(['settled', settled_at]);
  return (
    <KeyValues>
      {steps.map(([step, at]) => (
        <div key={step}>
          <dt>{t(`steps.${step}`)}</dt>
          <dd>{at === null ? '' : ofInstant(at)}</dd>
        </div>
      ))}
    </KeyValues>
  );
}

type Step = 'claimed' | 'answered' | 'unanswered' | 'answerBy' | 'decided' | 'deciding' | 'settled' | 'paying';

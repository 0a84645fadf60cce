import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Claim } from '#contract/calls/orders/claims.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { useSum } from '../useSum.ts';

const Talk = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& > li': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', gap: 14 },
  '& h3': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 16px', fontSize: '1rem' },
  '& h3 > .moment': { color: theme.vars.palette.text.secondary, fontSize: '.8125rem', fontWeight: 400 },
  '& p': { marginTop: 4, overflowWrap: 'anywhere' },
}));

const Sum = styled('b')(({ theme }) => ({
  display: 'inline-block',
  marginTop: 8,
  padding: '4px 12px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.mist,
  fontWeight: 600,
  '&[data-final]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.onSoft,
  },
}));

interface Statement {
  readonly seed: number;
  readonly who: string;
  readonly at: string;
  readonly sum: string;
  readonly text: string;
  readonly isFinal?: boolean;
}

/** Statements of the owner, the client and Gza, in this order. */
export function ClaimTalk({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const sum = useSum();
  const { side, owner, client, answer, decision } = claim;
  const nameOf = (who: 'owner' | 'client', name: string) => t(who === side ? 'talk.you' : `talk.${who}`, { name });
  const statements: Statement[] = [
    {
      seed: claim.order.id,
      who: nameOf('owner', owner),
      at: claim.claimed_at,
      sum: t('talk.asks', { sum: sum(claim.amount) }),
      text: '',
    },
  ];
  if (answer !== null)
    statements.push({
      seed: claim.order.id + 1,
      who: nameOf('client', client),
      at: answer.at,
      sum: t('talk.accepts', { sum: sum(answer.amount) }),
      text: answer.text,
    });
  if (decision !== null)
    statements.push({
      seed: 0,
      who: t('talk.gza'),
      at: decision.at,
      sum: t('talk.decides', { sum: sum(decision.amount) }),
      text: decision.text,
      isFinal: true,
    });
  return (
    <>
      <Talk>
        {statements.map(({ seed, who, at, sum: sumText, text, isFinal }) => (
          <li key={at + who}>
            <InitialAvatar name={who} seed={seed} />
            <div>
              <h3>
                {who}
                <small className="moment">{ofInstant(at)}</small>
              </h3>
              {text === '' ? null : <p>{text}</p>}
              <Sum {...(isFinal === true && { 'data-final': '' })}>{sumText}</Sum>
            </div>
          </li>
        ))}
      </Talk>
      {claim.passed_at === null ? null : <p>{t('talk.silent')}</p>}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { Claim } from '#contract/calls/claims.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';

/** What is asked for, accepted and owed, what of it comes from the deposit and what is still to be paid. */
export function ClaimMoney({ claim }: { claim: Claim }) {
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

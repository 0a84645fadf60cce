import { useTranslation } from 'react-i18next';
import type { DepositMove } from '#contract/domain/claims/orderClaim.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { useSum } from '../useSum.ts';

/** What the owner took, gave back and kept, and why: the same for both sides. */
export function DepositMoves({ moves }: { moves: readonly DepositMove[] }) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const sum = useSum();
  if (moves.length === 0) return null;
  const nameOf = ({ kind, is_by_claim: isByClaim, amount }: DepositMove): string => {
    if (!isByClaim) return t(`deposit.moves.${kind}`);
    return t(amount > 0 ? 'deposit.moves.by_claim' : 'deposit.moves.freed');
  };
  const notesOf = ({ way, reason, at }: DepositMove): string =>
    [way === null ? null : t(`deposit.way.${way}`), ofInstant(at), reason].filter((note) => note !== null).join(' · ');
  return (
    <KeyValues>
      {moves.map((move) => (
        <div key={`${move.at} ${move.kind} ${move.amount}`}>
          <dt>
            <span>{nameOf(move)}</span> <small>{notesOf(move)}</small>
          </dt>
          <dd>{sum(Math.abs(move.amount))}</dd>
        </div>
      ))}
    </KeyValues>
  );
}

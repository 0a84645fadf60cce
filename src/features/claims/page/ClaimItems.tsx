import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ClaimItem } from '#contract/calls/orders/claims.ts';
import { useRuleText } from '../useRuleText.ts';
import { useSum } from '../useSum.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  '& > li': { display: 'grid', gap: 4 },
  '& > li + li': { paddingTop: 16, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h3': { display: 'flex', justifyContent: 'space-between', gap: 16, fontSize: '1rem', fontWeight: 600 },
  '& h3 > .sum': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& p': { overflowWrap: 'anywhere' },
  '& .rule': { color: theme.vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.5 },
}));

const Decided = styled('p')(({ theme }) => ({
  padding: '8px 12px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.onSoft,
}));

/** The claim item by item: the owner's text, the rule, and the decision. */
export function ClaimItems({ items }: { items: readonly ClaimItem[] }) {
  const { t } = useTranslation('claims');
  const ruleText = useRuleText();
  const sum = useSum();
  return (
    <List>
      {items.map((item) => (
        // Items do not change once the claim is sent.
        <li key={`${item.kind} ${item.amount} ${item.text}`}>
          <h3>
            <span>{`${t(`kind.${item.kind}`)}${item.part === null ? '' : ` · ${t(`part.${item.part}`)}`}`}</span>
            <b className="sum">{sum(item.amount)}</b>
          </h3>
          {item.text === ruleText(item) ? null : <p>{item.text}</p>}
          <small className="rule">{ruleText(item)}</small>
          {item.decision === null ? null : (
            <Decided>
              <b>{t('talk.decidesItem', { sum: sum(item.decision.amount) })}</b> {item.decision.text}
            </Decided>
          )}
        </li>
      ))}
    </List>
  );
}

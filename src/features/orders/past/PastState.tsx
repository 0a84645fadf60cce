import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OrderState } from '#contract/calls/orders/pastOrder.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { factGroups, type StateFact, useStateFacts } from './useStateFacts.ts';

const Facts = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '2px 16px',
    margin: '0 -10px',
    padding: '8px 10px',
    borderRadius: theme.radii.control,
    fontSize: '.9375rem',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& > div + div': { marginTop: 2 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& .line': { display: 'block' },
  '& .now': { display: 'block', marginTop: 2, fontSize: '.8125rem', fontWeight: 600 },
  '& > [data-differs]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
    '& > dt': { color: 'inherit' },
  },
}));

interface Props {
  readonly past: OrderState;
  readonly present: OrderState;
}

/** An order as it was; what has become different since is marked, with what it is now. */
export function PastState({ past, present }: Props) {
  const { t } = useTranslation('past');
  const factsOf = useStateFacts();
  const [then, now] = [factsOf(past), factsOf(present)];
  return factGroups.map((group) => (
    <PanelBlock key={group}>
      <h2>{t(`group.${group}`)}</h2>
      <Facts>
        {then[group].map((fact, index) => (
          <Fact key={fact.key} fact={fact} now={now[group][index]?.lines ?? []} />
        ))}
      </Facts>
    </PanelBlock>
  ));
}

/** Nothing then and nothing now is not worth a line. */
function Fact({ fact: { label, lines }, now }: { fact: StateFact; now: readonly string[] }) {
  const { t } = useTranslation('past');
  if (lines.length === 0 && now.length === 0) return null;
  const differs = lines.join('\n') !== now.join('\n');
  return (
    <div {...(differs && { 'data-differs': '' })}>
      <dt>{label}</dt>
      <dd>
        {(lines.length === 0 ? [t('nothing')] : lines).map((line) => (
          <span className="line" key={line}>
            {line}
          </span>
        ))}
        {differs ? (
          <small className="now">{t('nowIs', { value: now.length === 0 ? t('nothing') : now.join(' · ') })}</small>
        ) : null}
      </dd>
    </div>
  );
}

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders/orders.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { usePrepareClaimQuery } from './claimsApi.ts';
import { useSum } from './useSum.ts';

const Stack = styled('div')({ display: 'grid', gap: 12 });

interface Props {
  readonly order: Pick<Order, 'id' | 'claim' | 'claim_until' | 'actions'>;
  /** Renders the section with its title. */
  readonly Frame: ComponentType<{ title: string; children: ReactNode }>;
}

/** What follows the return: the claim, or the owner's way to make one. */
export function AfterReturn({ order: { id, claim, claim_until: until, actions }, Frame }: Props) {
  const { t } = useTranslation('claims');
  const { ofInstant } = useMomentText();
  const sum = useSum();
  if (claim === null && until === null) return null;
  return (
    <Frame title={t('after.title')}>
      <Stack>
        {claim === null ? (
          <>
            <p>{t(actions.includes('claim') ? 'after.possible' : 'after.wait', { until: ofInstant(until ?? '') })}</p>
            {actions.includes('claim') ? <ClaimStart orderId={id} /> : null}
          </>
        ) : (
          <>
            <p>
              {`${t('after.there', { sum: sum(claim.amount) })}${claim.final_amount === null ? '' : ` ${t('after.final', { sum: sum(claim.final_amount) })}`}`}
            </p>
            {actions.includes('answer_claim') ? (
              <p>{t('after.answerBy', { until: ofInstant(claim.answer_by) })}</p>
            ) : null}
            <ButtonLink
              variant={actions.includes('answer_claim') || claim.rest > 0 ? 'contained' : 'outlined'}
              to={paths.claim(claim.id)}
            >
              {t('after.see')}
            </ButtonLink>
          </>
        )}
      </Stack>
    </Frame>
  );
}

/** Opens a claim, as long as the owner can make one. */
function ClaimStart({ orderId }: { orderId: number }) {
  const { t } = useTranslation('claims');
  const [isOpen, setIsOpen] = useUiState('claims/new', false);
  const { data } = usePrepareClaimQuery({ params: { id: orderId } });
  if (data === undefined) return null;
  return (
    <>
      <Button variant="contained" fullWidth aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('after.open')}
      </Button>
      {isOpen ? <ClaimDialog orderId={orderId} proposals={data.proposals} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

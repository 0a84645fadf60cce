import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payout } from '#contract/calls/operations/operations.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { listPayoutEvents } from '#contract/domain/money/payoutMachine.ts';
import type { PayoutEventName, PayoutState } from '#contract/domain/money/payoutMachine.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { readAnew } from '#src/shared/api/polled.ts';
import { fileAddress } from '#src/shared/api/fileAddress.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { TurnPages } from '#src/shared/ui/states/TurnPages.tsx';
import { useListPayoutsQuery, useMovePayoutMutation } from '../operationsApi.ts';
import { OperationStateChip } from '../OperationStateChip.tsx';
import { BankFileBlock } from './BankFileBlock.tsx';

const states = ['due', 'sent', 'returned', 'settled'] as const satisfies readonly PayoutState[];
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 16 });
const Cell = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The payouts that admins work through, by state, with the file for the bank and the bank's answers. */
export function PayoutsBlock() {
  const { t } = useTranslation('operations');
  const language = useAppSelector(selectLanguage);
  const dispatch = useAppDispatch();
  const [state, setState] = useUiState<PayoutState>('operations/payouts/state', 'due', { privacy: 'keep' });
  const [page, setPage] = useUiState('operations/payouts/page', 1, { privacy: 'keep' });
  const query = useListPayoutsQuery({ query: { state, page } }, readAnew);
  const { pending, ask, isBusy, failure, confirm, dismiss } = usePayoutMove();
  const columns: DataColumn<Payout>[] = [
    { key: 'number', label: t('payout'), onCard: 'heading', cell: ({ number }) => number },
    {
      key: 'owner',
      label: t('owner'),
      cell: ({ owner }) => <Link to={`?owner_id=${owner.id}`}>{owner.name}</Link>,
    },
    { key: 'month', label: t('month'), cell: ({ month }) => formatDay(`${month}-01`, language, 'month') },
    {
      key: 'opening',
      label: t('opening'),
      isFigure: true,
      cell: ({ opening }) => (opening === 0 ? null : <Gel tetri={opening} />),
    },
    { key: 'amount', label: t('amount'), isFigure: true, cell: ({ amount }) => <Gel tetri={amount} /> },
    {
      key: 'state',
      label: t('state'),
      // The selected chip above shows it.
      onCard: 'nothing',
      cell: (payout) => <OperationStateChip state={payout.state ?? 'carried'} />,
    },
    {
      key: 'actions',
      label: t('actions'),
      onCard: 'foot',
      cell: (payout) => (
        <Cell>
          {/* Due payouts are sent by the file for the bank. */}
          {listPayoutEvents(payout.state)
            .filter((event): event is Exclude<PayoutEventName, 'send'> => event !== 'send')
            .map((event) => (
              <Button
                key={event}
                size="small"
                variant="outlined"
                aria-label={`${t(`moves.${event}.button`)}, ${payout.number}`}
                onClick={() => ask({ payout, event })}
              >
                <span>{t(`moves.${event}.button`)}</span>
              </Button>
            ))}
          {payout.export_id === null ? null : (
            <Button
              size="small"
              component="a"
              href={dispatch(fileAddress(`/api/payouts/exports/${payout.export_id}/pain.xml`))}
              aria-label={`${t('bankFile')}, ${payout.number}`}
              download
            >
              {t('bankFile')}
            </Button>
          )}
        </Cell>
      ),
    },
  ];
  return (
    <PanelBlock aria-label={t('payouts')} sx={{ mb: 4 }}>
      <h2>{t('payouts')}</h2>
      <BankFileBlock />
      <Chips>
        {states.map((one) => (
          <ChoiceChip
            key={one}
            aria-pressed={one === state}
            onClick={() => {
              setState(one);
              setPage(1);
            }}
          >
            {t(`states.${one}`)}
          </ChoiceChip>
        ))}
      </Chips>
      <QueryPart isWhole query={query} error={t('payoutsError')} waiting={<SkeletonBox sx={{ height: 44 }} />}>
        {({ payouts, total, page_size }) =>
          payouts.length === 0 ? (
            <p>{t(`noPayouts.${state}`)}</p>
          ) : (
            <>
              <DataTable label={t('payouts')} rows={payouts} columns={columns} keyOf={({ id }) => id} />
              <TurnPages page={page} count={Math.ceil(total / page_size)} onTurn={setPage} />
            </>
          )
        }
      </QueryPart>
      {pending === null ? null : (
        <ConfirmDialog
          isOpen
          title={t(`moves.${pending.event}.title`, { number: pending.payout.number })}
          confirm={t(`moves.${pending.event}.confirm`)}
          dismiss={t('goBack')}
          isBusy={isBusy}
          failure={failure}
          onConfirm={() => void confirm()}
          onClose={dismiss}
        >
          {t(`moves.${pending.event}.text`)}
        </ConfirmDialog>
      )}
    </PanelBlock>
  );
}

interface PendingMove {
  readonly payout: Payout;
  readonly event: Exclude<PayoutEventName, 'send'>;
}

interface PayoutMove {
  /** The move to confirm. */
  readonly pending: PendingMove | null;
  readonly ask: (pending: PendingMove) => void;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly confirm: () => Promise<void>;
  readonly dismiss: () => void;
}

/** Records the bank's answer to a payout, once it was confirmed; the result is shown as a toast. */
function usePayoutMove(): PayoutMove {
  const dispatch = useAppDispatch();
  const [move] = useMovePayoutMutation();
  const { run, isBusy, failure, forget } = useAsyncAction('operations/payout/work');
  const [pending, setPending] = useUiState<PendingMove | null>('operations/payout', null);
  const dismiss = () => {
    setPending(null);
    forget();
  };
  const confirm = async () => {
    if (pending === null) return;
    const { error: refusal } = await run(() =>
      move({ params: { id: pending.payout.id, event: pending.event }, body: {} }),
    );
    if (refusal !== undefined) return;
    dispatch(noticeShown({ tone: 'success', text: { key: `operations:moves.${pending.event}.done` } }));
    dismiss();
  };
  return {
    pending,
    ask: setPending,
    isBusy,
    failure,
    confirm,
    dismiss,
  };
}

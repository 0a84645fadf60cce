import AddRoundedIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Coupon } from '#contract/calls/coupons.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { formatPercent } from '#contract/domain/format/formatPercent.ts';
import { todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { QuestionDialog } from '#src/shared/ui/dialogs/QuestionDialog.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { TurnPages } from '#src/shared/ui/states/TurnPages.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { CouponLimits } from './CouponLimits.tsx';
import { editApi, useListCouponsQuery } from './editApi.ts';
import { limitNames, wrongUses } from './limitValues.ts';

/** The coupon codes, the newest first: how each is used, and its end. */
export function CouponsPanel() {
  const { t } = useTranslation('reference');
  const [page, setPage] = useUiState('reference/couponsPage', 1);
  const [isNew, setIsNew] = useUiState('reference/newCoupon', false);
  const query = useListCouponsQuery({ query: { page } });
  return (
    <PanelBlock sx={{ mt: 4 }} aria-busy={query.isLoading}>
      <h2>
        <span>{t('coupons.title')}</span>
        <Button variant="outlined" size="small" startIcon={<AddRoundedIcon />} onClick={() => setIsNew(true)}>
          {t('coupons.add')}
        </Button>
      </h2>
      <QueryPart isWhole query={query} error={t('coupons.error')} waiting={<SkeletonBox sx={{ height: 120 }} />}>
        {({ coupons, total, page_size }) =>
          coupons.length === 0 ? (
            <p>{t('coupons.none')}</p>
          ) : (
            <>
              <CouponsTable coupons={coupons} />
              <TurnPages page={page} count={Math.ceil(total / page_size)} onTurn={setPage} />
            </>
          )
        }
      </QueryPart>
      {isNew ? <CouponDialog onClose={() => setIsNew(false)} /> : null}
    </PanelBlock>
  );
}

function CouponsTable({ coupons }: { coupons: readonly Coupon[] }) {
  const { t } = useTranslation('reference');
  const language = useAppSelector(selectLanguage);
  const today = todayInTbilisi(useServerNow());
  const stateOf = ({ is_ended, valid_from, valid_until, uses, most_uses }: Coupon) => {
    if (is_ended) return 'ended';
    if (valid_until < today) return 'over';
    if (uses >= most_uses) return 'usedUp';
    return today < valid_from ? 'coming' : 'open';
  };
  const columns: DataColumn<Coupon>[] = [
    { key: 'code', label: t('coupons.code'), onCard: 'heading', cell: ({ code }) => <strong>{code}</strong> },
    {
      key: 'off',
      label: t('coupons.off'),
      cell: ({ percent, amount }) =>
        percent === null ? formatGel(amount ?? 0, language) : formatPercent(percent, language),
    },
    {
      key: 'payer',
      label: t('coupons.payer'),
      cell: ({ paid_by, owner }) => (
        <>
          <span>{t(`coupons.paidBy.${paid_by}`)}</span>
          {owner === null ? null : <small className="detail">{owner.name}</small>}
        </>
      ),
    },
    {
      key: 'days',
      label: t('coupons.days'),
      cell: ({ valid_from, valid_until }) =>
        `${formatDay(valid_from, language, 'medium')} – ${formatDay(valid_until, language, 'medium')}`,
    },
    {
      key: 'uses',
      label: t('coupons.uses'),
      isFigure: true,
      cell: ({ uses, most_uses }) => t('coupons.usesOf', { uses, most: most_uses }),
    },
    { key: 'state', label: t('coupons.state'), cell: (coupon) => t(`coupons.states.${stateOf(coupon)}`) },
    { key: 'actions', label: t('actions'), onCard: 'foot', cell: (coupon) => <CouponActions coupon={coupon} /> },
  ];
  return <DataTable label={t('coupons.title')} rows={coupons} columns={columns} keyOf={({ id }) => id} />;
}

function CouponActions({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('reference');
  const [isOpen, setIsOpen] = useUiState(`reference/changeCoupon:${coupon.id}`, false);
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={t('editNamed', { name: coupon.code })}
        onClick={() => setIsOpen(true)}
      >
        <span>{t('edit')}</span>
      </Button>
      <EndCoupon coupon={coupon} />
      {isOpen ? <CouponChangeDialog coupon={coupon} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Ends a coupon or lets it count again: at once, since either undoes the other. */
function EndCoupon({ coupon: { id, code, is_ended: isEnded } }: { coupon: Coupon }) {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useUiState(`reference/coupon:${id}`, false);
  const change = async () => {
    setIsBusy(true);
    const { error } = await dispatch(
      editApi.endpoints.changeCoupon.initiate({ params: { id }, body: { is_ended: !isEnded } }, { track: false }),
    );
    setIsBusy(false);
    dispatch(
      noticeShown(
        error === undefined
          ? { tone: 'success', text: { key: 'reference:saved' } }
          : { tone: 'error', text: failureOf(error) },
      ),
    );
  };
  return (
    <Button
      variant="text"
      size="small"
      loading={isBusy}
      aria-label={t(isEnded ? 'coupons.resumeNamed' : 'coupons.endNamed', { code })}
      onClick={() => void change()}
    >
      <span>{t(isEnded ? 'coupons.resume' : 'coupons.end')}</span>
    </Button>
  );
}

/** Corrects the days and uses of a coupon. */
function CouponChangeDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: `reference/couponChange:${coupon.id}`,
    defaultValues: {
      valid_from: coupon.valid_from,
      valid_until: coupon.valid_until,
      most_uses: String(coupon.most_uses),
      most_uses_of_client: String(coupon.most_uses_of_client),
    },
    fields: limitNames,
    check: (values) => wrongUses(values, t('commission.whole')),
    keepsAllBut: [],
    send: async (values): Promise<unknown> => {
      const isChanged = (name: (typeof limitNames)[number]) => form.getFieldState(name).isDirty;
      // Another admin may have changed the others since the list was read.
      const body = {
        ...(isChanged('valid_from') && { valid_from: values.valid_from.trim() }),
        ...(isChanged('valid_until') && { valid_until: values.valid_until.trim() }),
        ...(isChanged('most_uses') && { most_uses: Number(values.most_uses) }),
        ...(isChanged('most_uses_of_client') && { most_uses_of_client: Number(values.most_uses_of_client) }),
      };
      const { error } = await dispatch(
        editApi.endpoints.changeCoupon.initiate({ params: { id: coupon.id }, body }, { track: false }),
      );
      if (error === undefined) {
        dispatch(noticeShown({ tone: 'success', text: { key: 'reference:saved' } }));
        onClose();
      }
      return error;
    },
  });
  return (
    <QuestionDialog title={t('coupons.change', { code: coupon.code })} text={t('coupons.changeText')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <FormStack>
          <CouponLimits control={form.control} />
          <SubmitButton label={t('save')} isBusy={isBusy} failure={failure} />
        </FormStack>
      </form>
    </QuestionDialog>
  );
}

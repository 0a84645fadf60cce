import { useTranslation } from 'react-i18next';
import type { CommissionRate } from '#contract/calls/commission.ts';
import { addDays, todayInTbilisi } from '#src/features/dates/localDay.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { FormField } from '#src/shared/forms/FormField.tsx';
import { FormStack } from '#src/shared/forms/FormStack.ts';
import { SubmitButton } from '#src/shared/forms/SubmitButton.tsx';
import { useServerForm } from '#src/shared/forms/useServerForm.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppDispatch, useAppSelector } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useServerNow } from '#src/shared/store/useServerNow.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonBox } from '#src/shared/ui/states/SkeletonBox.tsx';
import { editApi, useGetCommissionQuery } from './editApi.ts';

/** The commission now, and a change with the day it starts. */
export function CommissionPanel() {
  const { t } = useTranslation('reference');
  const query = useGetCommissionQuery();
  return (
    <PanelBlock aria-busy={query.isLoading}>
      <h2>{t('commission.title')}</h2>
      <QueryPart query={query} error={t('commission.error')} waiting={<SkeletonBox sx={{ height: 160 }} />}>
        {({ current, coming }) => (
          <>
            <p>{t('commission.now', { percent: current.percent })}</p>
            <Coming rates={coming} />
            <CommissionForm />
          </>
        )}
      </QueryPart>
    </PanelBlock>
  );
}

function Coming({ rates }: { rates: readonly CommissionRate[] }) {
  const { t } = useTranslation('reference');
  const language = useAppSelector(selectLanguage);
  return rates.map(({ percent, valid_from: day }) => (
    <p key={day}>{t('commission.from', { percent, day: day === null ? '' : formatDay(day, language, 'medium') })}</p>
  ));
}

function CommissionForm() {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const tomorrow = addDays(todayInTbilisi(useServerNow()), 1);
  const { form, failure, isBusy, onSubmit } = useServerForm({
    name: 'reference/commission',
    defaultValues: { percent: '', valid_from: tomorrow },
    fields: ['percent', 'valid_from'],
    check: ({ percent }) => (/^\d{1,2}$/.test(percent) ? {} : { percent: t('commission.whole') }),
    keepsAllBut: [],
    send: async ({ percent, valid_from: day }) => {
      const body = { percent: Number(percent), valid_from: day };
      const { error } = await dispatch(editApi.endpoints.setCommission.initiate({ body }, { track: false }));
      if (error === undefined) {
        form.reset();
        dispatch(noticeShown({ tone: 'success', text: { key: 'reference:saved' } }));
      }
      return error;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <FormStack sx={{ mt: 4 }}>
        <FormField
          control={form.control}
          name="percent"
          label={t('commission.percent')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormField
          control={form.control}
          name="valid_from"
          label={t('commission.day')}
          placeholder={tomorrow}
          autoComplete="off"
          hint={t('commission.dayHint')}
        />
        <SubmitButton label={t('commission.set')} isBusy={isBusy} failure={failure} />
      </FormStack>
    </form>
  );
}

import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { auditActions } from '#contract/domain/auditActions.ts';
import type { AuditAction } from '#contract/calls/audit.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { MorePages } from '#src/shared/ui/states/MorePages.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useListAuditInfiniteQuery } from './auditApi.ts';
import { auditUrl } from './auditUrl.ts';

const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  marginBottom: 16,
  '& > :first-of-type': { flex: '0 1 320px' },
});

/** What was done in the house, and by whom; nothing of it can be changed. The filter is in the address. */
export default function AuditScreen() {
  const { t } = useTranslation('audit');
  const { place: filter, change } = useUrlState(auditUrl);
  const asked = useListAuditInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  return (
    <>
      <title>{`${t('title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('title')}</Typography>
          <p>{t('lead')}</p>
        </div>
      </PanelHead>
      <Filters>
        <PlainSelect<AuditAction | ''>
          label={t('what')}
          isLabelHidden
          value={filter.action ?? ''}
          options={[
            { value: '', label: t('anything') },
            ...auditActions.map((action) => ({ value: action, label: t(`actions.${action}`) })),
          ]}
          onChange={(action) => change({ action: action === '' ? undefined : action })}
        />
        {(['actor', 'subject'] as const).map((side) =>
          filter[side] === undefined ? null : (
            <ChoiceChip key={side} data-on="" onClick={() => change({ [side]: undefined })}>
              {t(`only.${side}`, { id: filter[side] })} ✕
            </ChoiceChip>
          ),
        )}
      </Filters>
      <QueryList
        query={asked}
        rowsOf={({ pages }) => pages.flatMap(({ entries }) => entries)}
        label={t('title')}
        error={t('error')}
        loading={t('loading')}
        none={<p>{t('none')}</p>}
      >
        {(entries) => <AuditTable entries={entries} />}
      </QueryList>
      <MorePages query={asked} label={t('more')} error={t('error')} />
    </>
  );
}

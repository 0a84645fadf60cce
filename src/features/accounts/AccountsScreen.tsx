import type { Theme } from '@mui/material/styles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { CountTabs } from '#src/shared/ui/components/CountTabs.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { useListAccountsQuery } from './accountsApi.ts';
import { accountsUrl, groups } from './accountsUrl.ts';
import { AccountsList } from './AccountsList.tsx';
import { AccountPanels } from './details/AccountPanels.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-chosen]': { gridTemplateColumns: 'minmax(0, 1fr) 352px' },
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.down('xl')]: { '&[data-chosen]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

const Search = styled('div')({ maxWidth: 420, marginBottom: 16 });

/** Everybody who has an account; who is chosen stands beside the list, or in its place where there is no room. */
export default function AccountsScreen() {
  const { t } = useTranslation('accounts');
  const { place, change, addressOf } = useUrlState(accountsUrl);
  const { id = null, ...list } = place;
  const [draft, setDraft] = useDraft(list.q ?? '', (q) => change({ q: q.trim() }, { replace: true }));
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('xl'), { noSsr: true });
  const asked = useListAccountsQuery({ query: list });
  const isListShown = id === null || !isNarrow;
  return (
    <>
      <title>{`${t('title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('title')}</Typography>
          <p>{t('lead')}</p>
        </div>
      </PanelHead>
      {isListShown ? (
        <>
          <CountTabs
            label={t('groups.label')}
            value={list.role}
            options={groups.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
            counts={asked.data?.counts ?? null}
            onChoose={(group) => change({ role: group })}
          />
          <Search>
            <SmallInput type="search" label={t('search')} placeholder={t('search')} value={draft} onChange={setDraft} />
          </Search>
        </>
      ) : null}
      <Columns {...(id !== null && { 'data-chosen': '' })}>
        {isListShown ? <AccountsList query={asked} page={list.page} chosenId={id} addressOf={addressOf} /> : null}
        {id === null ? null : <AccountPanels key={id} id={id} listAddress={addressOf({ id: undefined })} />}
      </Columns>
    </>
  );
}

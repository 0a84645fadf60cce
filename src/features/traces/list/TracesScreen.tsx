import FileOpenOutlinedIcon from '@mui/icons-material/FileOpenOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/shared/lib/paths.ts';
import { useDraft } from '#src/shared/hooks/useDraft.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { CountTabs } from '#src/shared/ui/components/CountTabs.tsx';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { useListTracesQuery } from '../tracesApi.ts';
import { TracesTable } from './TracesTable.tsx';
import { stateTabs, tracesUrl } from './tracesUrl.ts';

const Search = styled('div')({ maxWidth: 420, marginBottom: 16 });

/** What people have reported, found by the number they were given. */
export default function TracesScreen() {
  const { t } = useTranslation('support');
  const { place, change, addressOf } = useUrlState(tracesUrl);
  const { state, ...list } = place;
  const [draft, setDraft] = useDraft(list.q ?? '', (q) => change({ q: q.trim() }, { replace: true }));
  const asked = useListTracesQuery({ query: { ...list, ...(state !== 'all' && { state }) } });
  const counts = asked.data?.counts;
  return (
    <>
      <title>{`${t('reports.title')} · Gza`}</title>
      <PanelHead>
        <div>
          <Typography variant="h1">{t('reports.title')}</Typography>
          <p>{t('reports.lead')}</p>
        </div>
        <Button variant="outlined" href={paths.supportReplay} startIcon={<FileOpenOutlinedIcon />}>
          {t('reports.openFile')}
        </Button>
      </PanelHead>
      <CountTabs
        label={t('reports.tabs.label')}
        value={state}
        options={stateTabs.map((tab) => ({ value: tab, label: t(`reports.tabs.${tab}`) }))}
        counts={counts ? { ...counts, all: counts.new + counts.open + counts.solved } : null}
        onChoose={(tab) => change({ state: tab })}
      />
      <Search>
        <SmallInput
          isFocused
          type="search"
          label={t('reports.search')}
          placeholder={t('reports.search')}
          value={draft}
          onChange={setDraft}
        />
      </Search>
      <QueryList
        query={asked}
        rowsOf={({ traces }) => traces}
        label={t('reports.title')}
        error={t('reports.error')}
        loading={t('reports.loading')}
        none={<p>{t('reports.none')}</p>}
        pages={{ page: list.page, addressOf: (page) => addressOf({ page }) }}
      >
        {(reports) => <TracesTable reports={reports} />}
      </QueryList>
    </>
  );
}

import AddRoundedIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceItem } from '#contract/calls/reference/referenceEdit.ts';
import { referenceLists } from '#contract/domain/referenceLists.ts';
import type { ReferenceList } from '#contract/domain/referenceLists.ts';
import { isFound } from '#contract/domain/format/foldText.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { oneOf, urlCodec } from '#src/shared/lib/urlCodec.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { SmallInput } from '#src/shared/ui/components/SmallInput.tsx';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { PanelHeading } from '#src/shared/ui/layout/PanelHeading.tsx';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';
import { QueryList } from '#src/shared/ui/states/QueryList.tsx';
import { CouponsPanel } from './CouponsPanel.tsx';
import { CommissionPanel } from './CommissionPanel.tsx';
import { useListReferenceItemsQuery, useRemoveReferenceItemMutation } from './editApi.ts';
import { ItemDialog } from './ItemDialog.tsx';
import { RatesPanel } from './RatesPanel.tsx';

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 8px',
  marginBottom: 16,
  '& > *': { flex: '0 1 240px' },
  '& > button': { flex: 'none', marginLeft: 'auto' },
});

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  marginTop: 16,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** The value in the dialog; null is a new one. */
type Edited = { readonly item: ReferenceItem | null };

const referenceUrl = urlCodec('adminReference', { list: oneOf(referenceLists, 'brands') });

/** The texts of filters and forms in three languages, the commission, the rates and the coupons. The list is in the address. */
export default function ReferenceScreen() {
  const { t } = useTranslation('reference');
  const { place, change } = useUrlState(referenceUrl);
  const { list } = place;
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useUiState<Edited | null>('reference/item', null);
  const [removed, setRemoved] = useUiState<ReferenceItem | null>('reference/remove', null);
  const listQuery = useListReferenceItemsQuery({ params: { list } });
  return (
    <>
      <PanelHeading title={t('title')} lead={t('lead')} />
      <Tools>
        <PlainSelect<ReferenceList>
          label={t('list')}
          isLabelHidden
          value={list}
          options={referenceLists.map((one) => ({ value: one, label: t(`lists.${one}`) }))}
          onChange={(next) => {
            setSearch('');
            change({ list: next });
          }}
        />
        <SmallInput type="search" label={t('search')} placeholder={t('search')} value={search} onChange={setSearch} />
        <Button
          variant="outlined"
          startIcon={<AddRoundedIcon />}
          disabled={!listQuery.currentData}
          onClick={() => setEdited({ item: null })}
        >
          {t('add')}
        </Button>
      </Tools>
      <QueryList
        query={listQuery}
        rowsOf={({ items }) =>
          items.filter(({ code, names }) => [code, names.en, names.ka, names.ru].some((text) => isFound(text, search)))
        }
        label={t(`lists.${list}`)}
        error={t('error')}
        loading={t('loading')}
        none={<p>{t('none')}</p>}
      >
        {(items) => (
          <ItemsTable list={list} items={items} onEdit={(item) => setEdited({ item })} onRemove={setRemoved} />
        )}
      </QueryList>
      <Pair>
        <CommissionPanel />
        <RatesPanel />
      </Pair>
      <CouponsPanel />
      {edited ? (
        <ItemDialog key={edited.item?.code} list={list} item={edited.item} onClose={() => setEdited(null)} />
      ) : null}
      <RemoveItem list={list} item={removed} onClose={() => setRemoved(null)} />
    </>
  );
}

interface Props {
  readonly list: ReferenceList;
  readonly items: readonly ReferenceItem[];
  readonly onEdit: (item: ReferenceItem) => void;
  readonly onRemove: (item: ReferenceItem) => void;
}

/** The values of a list, each in its three languages; what cars have can't be removed. */
function ItemsTable({ list, items, onEdit, onRemove }: Props) {
  const { t } = useTranslation('reference');
  const columns: DataColumn<ReferenceItem>[] = [
    {
      key: 'en',
      label: t('languages.en'),
      onCard: 'heading',
      cell: ({ names, brand }) => (
        <>
          <span>{names.en}</span>
          {brand === null ? null : <small className="detail">{brand}</small>}
        </>
      ),
    },
    { key: 'ka', label: t('languages.ka'), cell: ({ names }) => <span lang="ka">{names.ka}</span> },
    { key: 'ru', label: t('languages.ru'), cell: ({ names }) => <span lang="ru">{names.ru}</span> },
    { key: 'code', label: t('code'), cell: ({ code }) => code },
    { key: 'cars', label: t('cars'), isFigure: true, cell: ({ cars }) => cars },
    {
      key: 'actions',
      label: t('actions'),
      onCard: 'foot',
      cell: (item) => (
        <>
          <Button
            variant="text"
            size="small"
            aria-label={t('editNamed', { name: item.names.en })}
            onClick={() => onEdit(item)}
          >
            {t('edit')}
          </Button>
          {item.cars === 0 ? (
            <Button
              variant="text"
              size="small"
              color="error"
              aria-label={t('removeNamed', { name: item.names.en })}
              onClick={() => onRemove(item)}
            >
              {t('remove')}
            </Button>
          ) : null}
        </>
      ),
    },
  ];
  return <DataTable label={t(`lists.${list}`)} rows={items} columns={columns} keyOf={({ code }) => code} />;
}

interface RemoveItemProps {
  readonly list: ReferenceList;
  readonly item: ReferenceItem | null;
  readonly onClose: () => void;
}

/** Asks before a value is removed; one that is in use meanwhile stays, and the server says so. */
function RemoveItem({ list, item, onClose }: RemoveItemProps) {
  const { t } = useTranslation('reference');
  const dispatch = useAppDispatch();
  const [removeItem] = useRemoveReferenceItemMutation();
  const { run, isBusy, failure, forget } = useAsyncAction('reference/remove/work');
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState(item);
  if (item !== null && item !== shown) setShown(item);
  const close = () => {
    forget();
    onClose();
  };
  const remove = async () => {
    if (item === null) return;
    const answer = await run(() => removeItem({ params: { list, code: item.code } }));
    if (answer.error) return;
    dispatch(noticeShown({ tone: 'success', text: { key: 'reference:removed' } }));
    close();
  };
  return (
    <ConfirmDialog
      isOpen={item !== null}
      title={t('sure', { name: shown?.names.en ?? '' })}
      confirm={t('remove')}
      dismiss={t('keep')}
      isHarmful
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => void remove()}
      onClose={close}
    >
      {t('sureText')}
    </ConfirmDialog>
  );
}

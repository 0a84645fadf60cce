import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ReferenceItem } from '#contract/calls/referenceEdit.ts';
import type { ReferenceList } from '#contract/domain/referenceLists.ts';
import { DataTable } from '#src/shared/ui/states/DataTable.tsx';
import type { DataColumn } from '#src/shared/ui/states/DataTable.tsx';

interface Props {
  readonly list: ReferenceList;
  readonly items: readonly ReferenceItem[];
  readonly onEdit: (item: ReferenceItem) => void;
  readonly onRemove: (item: ReferenceItem) => void;
}

/** The values of a list, each in its three languages; what cars have can't be removed. */
export function ItemsTable({ list, items, onEdit, onRemove }: Props) {
  const { t } = useTranslation('reference');
  const columns: DataColumn<ReferenceItem>[] = [
    {
      key: 'en',
      label: t('languages.en'),
      onCard: 'heading',
      cell: ({ names, brand }) => (
        <>
          <span>{names.en}</span>
          {brand === null ? null : <small>{brand}</small>}
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

import AddRoundedIcon from '@mui/icons-material/AddRounded';
import DeleteOutlineRoundedIcon from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Season } from '#contract/domain/cars/carPrices.ts';
import { Gel } from '#src/features/currency/Gel.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDay } from '#contract/domain/format/dayNames.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { EditDialog } from './EditDialog.tsx';
import { dropSeason, type PriceDraft } from './priceDraft.ts';
import { RuleList } from './prices.styles.ts';
import { SeasonForm } from './SeasonForm.tsx';

interface Props {
  readonly draft: PriceDraft;
  readonly onDraft: (draft: PriceDraft) => void;
}

/** The seasons of a car: added, changed, and removed after a question. */
export function SeasonsBlock({ draft, onDraft }: Props) {
  const { t } = useTranslation('prices');
  const language = useAppSelector(selectLanguage);
  const [editing, setEditing] = useUiState<{ readonly season: Season | null } | null>('prices/season', null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const edit = (season: Season | null, button: HTMLElement) => {
    setAnchor(button);
    setEditing({ season });
  };
  const [leaving, setLeaving] = useUiState<Season | null>('prices/season/delete', null);
  const title = t(editing?.season ? 'season.edit' : 'season.new');
  return (
    <PanelBlock as="section" aria-labelledby="prices-seasons">
      <h2 id="prices-seasons">
        {t('season.title')}
        <Button
          variant="text"
          size="small"
          startIcon={<AddRoundedIcon />}
          sx={{ whiteSpace: 'nowrap' }}
          onClick={(event) => edit(null, event.currentTarget)}
        >
          {t('season.add')}
        </Button>
      </h2>
      {draft.seasons.length === 0 ? <p>{t('season.none')}</p> : null}
      <RuleList>
        {draft.seasons.map((season) => (
          <li key={season.from}>
            <span className="rule">
              {season.name}
              <small className="detail">
                {formatDay(season.from, language, 'medium')} – {formatDay(season.to, language, 'medium')}
              </small>
            </span>
            <Gel className="price" tetri={season.price} />
            <IconButton
              aria-label={t('season.editNamed', { name: season.name })}
              onClick={(event) => edit(season, event.currentTarget)}
            >
              <EditOutlinedIcon />
            </IconButton>
            <IconButton aria-label={t('season.deleteNamed', { name: season.name })} onClick={() => setLeaving(season)}>
              <DeleteOutlineRoundedIcon />
            </IconButton>
          </li>
        ))}
      </RuleList>
      <EditDialog
        name="prices/season"
        isOpen={editing !== null}
        anchor={anchor}
        title={title}
        width={380}
        onClose={() => setEditing(null)}
      >
        {editing === null ? null : (
          <SeasonForm
            draft={draft}
            edited={editing.season}
            start={editing.season ?? { name: '', from: '', to: '', price: draft.base }}
            onDone={(next) => {
              setEditing(null);
              onDraft(next);
            }}
          />
        )}
      </EditDialog>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('season.deleteTitle')}
        confirm={t('season.delete')}
        dismiss={t('season.keep')}
        isHarmful
        onConfirm={() => {
          if (leaving !== null) onDraft(dropSeason(draft, leaving));
          setLeaving(null);
        }}
        onClose={() => setLeaving(null)}
      >
        {t('season.deleteText', { name: leaving?.name ?? '' })}
      </ConfirmDialog>
    </PanelBlock>
  );
}

import AddAPhotoOutlinedIcon from '@mui/icons-material/AddAPhotoOutlined';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import TranslateRoundedIcon from '@mui/icons-material/TranslateRounded';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { sectionOfGap } from './completeness.ts';
import type { Gap } from './completeness.ts';
import { sectionNames } from './sections.ts';
import { showField, showSection } from './showField.ts';
import { useFieldLabel } from './useFieldLabel.ts';

const List = styled('ul')(({ theme }) => ({
  marginTop: 10,
  '& button': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 18px',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 44,
    padding: '6px 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '.875rem',
    lineHeight: 1.35,
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& button:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { width: 20, height: 20, color: theme.vars.palette.text.secondary },
  '& svg:last-of-type': { width: 18, height: 18 },
}));

/** So many are named; the others come up as these are done. */
const shown = 6;

/** What the car still lacks; each entry leads to its place. */
export function TodoPanel({ gaps, isPublished }: { gaps: readonly Gap[]; isPublished: boolean }) {
  const { t } = useTranslation('fleet');
  const labelOf = useFieldLabel();
  const titleId = useId();
  const open = new Set(gaps.filter(({ isNeeded }) => isNeeded).map(sectionOfGap));
  const done = sectionNames.length - open.size;
  if (gaps.length === 0) return null;
  const sorted = gaps.toSorted((one, other) => Number(other.isNeeded) - Number(one.isNeeded));
  return (
    <PanelBlock aria-labelledby={titleId}>
      <h2 id={titleId}>
        {t(isPublished ? 'todo.titleLive' : 'todo.title')}
        <small>{t('todo.count', { done, all: sectionNames.length })}</small>
      </h2>
      <LinearProgress
        variant="determinate"
        value={(done / sectionNames.length) * 100}
        aria-labelledby={titleId}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <List>
        {sorted.slice(0, shown).map((gap) => (
          <li key={gap.kind === 'photos' ? 'photos' : gap.name}>
            {gap.kind === 'photos' ? (
              <button type="button" onClick={() => showSection('images')}>
                <AddAPhotoOutlinedIcon />
                <span>
                  {t('todo.photos', {
                    count: gap.shots.length,
                    shots: gap.shots.map((shot) => t(`shots.${shot}`)).join(', '),
                  })}
                </span>
                <ChevronRightRoundedIcon />
              </button>
            ) : (
              <button type="button" onClick={() => showField(gap.name)}>
                {gap.isNeeded ? <EditOutlinedIcon /> : <TranslateRoundedIcon />}
                <span>{labelOf(gap.name)}</span>
                <ChevronRightRoundedIcon />
              </button>
            )}
          </li>
        ))}
      </List>
      {sorted.length > shown ? <p>{t('todo.more', { count: sorted.length - shown })}</p> : null}
    </PanelBlock>
  );
}

import ChevronLeftRoundedIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import EventBusyRoundedIcon from '@mui/icons-material/EventBusyRounded';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelHead } from '#src/shared/ui/layout/panel.styles.ts';
import { PlainSelect } from '#src/shared/ui/components/PlainSelect.tsx';
import { RoundButton } from '#src/shared/ui/components/RoundButton.tsx';
import { SegmentedSwitch } from '#src/shared/ui/components/SegmentedSwitch.tsx';
import { zooms } from './grid/useGridSize.ts';
import type { Zoom } from './grid/useGridSize.ts';

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' });
const Steps = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

interface Props {
  readonly range: ReactNode;
  readonly zoom: Zoom;
  readonly branchId: number | null;
  readonly branches: readonly { readonly id: number; readonly name: string }[];
  readonly onZoom: (zoom: Zoom) => void;
  readonly onBranch: (branchId: number | null) => void;
  /** Earlier or later by one screen width. */
  readonly onTurn: (direction: -1 | 1) => void;
  readonly onToday: () => void;
  readonly onJump: (day: string) => void;
  /** Null when there is no car to block. */
  readonly onBlock: ((button: HTMLElement) => void) | null;
  /** The cars are still loading. */
  readonly isLoading: boolean;
}

/** Which days and cars the calendar shows, and the button to block days without using the grid. */
export const CalendarHead = memo(function CalendarHead(props: Props) {
  const { t } = useTranslation('calendar');
  const { range, zoom, branchId, branches, onZoom, onBranch, onTurn, onToday, onJump, onBlock, isLoading } = props;
  return (
    <PanelHead sx={{ alignItems: 'center', mb: 4 }}>
      <Typography variant="h1">{t('title')}</Typography>
      <Tools>
        <Steps>
          <RoundButton aria-label={t('head.earlier')} onClick={() => onTurn(-1)}>
            <ChevronLeftRoundedIcon />
          </RoundButton>
          {range}
          <RoundButton aria-label={t('head.later')} onClick={() => onTurn(1)}>
            <ChevronRightRoundedIcon />
          </RoundButton>
          <Button variant="text" onClick={onToday}>
            {t('head.today')}
          </Button>
        </Steps>
        <SegmentedSwitch
          label={t('head.zoom')}
          value={zoom}
          options={zooms.map((value) => ({ value, label: t(`zoom.${value}`) }))}
          onChange={onZoom}
        />
        <OutlinedInput
          type="date"
          size="small"
          inputProps={{ 'aria-label': t('head.jump') }}
          onChange={(event) => onJump(event.target.value)}
        />
        {branches.length > 1 ? (
          <PlainSelect
            label={t('head.branch')}
            isLabelHidden
            value={branchId === null ? '' : String(branchId)}
            options={[
              { value: '', label: t('head.allBranches') },
              ...branches.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(id) => onBranch(id === '' ? null : Number(id))}
          />
        ) : null}
        {onBlock === null ? null : (
          <Button
            startIcon={<EventBusyRoundedIcon />}
            disabled={isLoading}
            onClick={(event) => onBlock(event.currentTarget)}
          >
            {t('head.block')}
          </Button>
        )}
      </Tools>
    </PanelHead>
  );
});

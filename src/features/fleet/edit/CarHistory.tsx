import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { useGetCarHistoryQuery } from '../fleetApi.ts';
import { CarEventRow } from './CarEventRow.tsx';

const Block = styled(PanelBlock)(({ theme }) => ({
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    margin: '-10px 0',
    fontWeight: 600,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  },
  '& [open] > summary': { marginBottom: 4, '& svg': { transform: 'rotate(180deg)' } },
  '& ol': { maxHeight: 420, overflowY: 'auto' },
}));

/** Who changed what of the car and when; asked for when it is opened. */
export function CarHistory({ carId }: { carId: number }) {
  const { t } = useTranslation('fleet');
  const [isOpen, setIsOpen] = useUiState('fleet/history', false);
  const query = useGetCarHistoryQuery(isOpen ? { params: { id: carId } } : skipToken);
  return (
    <Block>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span>{t('history.title')}</span>
          <ExpandMoreRoundedIcon />
        </summary>
        {isOpen ? (
          <QueryPart query={query} error={t('history.error')} waiting={<SkeletonRows label={t('history.loading')} />}>
            {({ events }) =>
              events.length === 0 ? (
                <p>{t('history.none')}</p>
              ) : (
                // It scrolls by itself: the keyboard must reach what is below.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                <ol tabIndex={0} aria-label={t('history.title')}>
                  {events.map((event) => (
                    <CarEventRow key={event.id} event={event} />
                  ))}
                </ol>
              )
            }
          </QueryPart>
        ) : null}
      </details>
    </Block>
  );
}

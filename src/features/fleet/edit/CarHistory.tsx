import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import type { CarEvent } from '#contract/calls/fleet/fleet.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { QueryPart } from '#src/shared/ui/states/QueryPart.tsx';
import { SkeletonRows } from '#src/shared/ui/states/SkeletonRows.tsx';
import { useGetCarHistoryQuery } from '../fleetApi.ts';
import { useFieldLabel } from './useFieldLabel.ts';
import { namesOfWire } from './wireCar.ts';

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

const Row = styled('li')(({ theme }) => ({
  padding: '10px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.875rem',
  '& .detail': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& del, & ins': { whiteSpace: 'nowrap' },
}));

/** What happened to the car, with the usual price as it was and as it became, then when and by whom. */
function CarEventRow({ event }: { event: CarEvent }) {
  const { t } = useTranslation('fleet');
  const language = useAppSelector(selectLanguage);
  const instantText = useInstantText();
  const labelOf = useFieldLabel();
  const { at, action, fields, price, status, by, is_own } = event;
  const nameOf = (field: string): string => {
    if (field === 'descriptions') return t('fields.description');
    if (field === 'addresses') return t('fields.address');
    if (field === 'images') return t('sections.images.title');
    return namesOfWire(field).map(labelOf).join(', ');
  };
  // These two are told by what they became.
  const named = fields.filter((field) => field !== 'is_active' && !(field === 'price_per_day' && price));
  const parts = [
    action === 'saved' ? null : t(`history.actions.${action}`),
    status && t(`history.status.${status}`),
    named.length > 0 ? named.map(nameOf).join(', ') : null,
  ].filter((part) => part !== null);
  const sum = (tetri: number | null) => (tetri === null ? '–' : formatGel(tetri, language));
  return (
    <Row>
      <span>{parts.join(' · ')}</span>
      {price ? (
        <div>
          {`${t('fields.price_per_day')}: `}
          <del>{sum(price.before)}</del> → <ins>{sum(price.after)}</ins>
        </div>
      ) : null}
      <small className="detail">
        {[instantText(at), is_own ? t('history.you') : (by ?? t('history.unknown'))].join(' · ')}
      </small>
    </Row>
  );
}

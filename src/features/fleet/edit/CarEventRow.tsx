import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarEvent } from '#contract/calls/fleet.ts';
import { useInstantText } from '#src/features/dates/useInstantText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { namesOfWire } from './wireCar.ts';
import { useFieldLabel } from './useFieldLabel.ts';

const Row = styled('li')(({ theme }) => ({
  padding: '10px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '.875rem',
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: '.8125rem' },
  '& del, & ins': { whiteSpace: 'nowrap' },
}));

/** What happened to the car, with the usual price as it was and as it became, then when and by whom. */
export function CarEventRow({ event }: { event: CarEvent }) {
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
      <small>{[instantText(at), is_own ? t('history.you') : (by ?? t('history.unknown'))].join(' · ')}</small>
    </Row>
  );
}

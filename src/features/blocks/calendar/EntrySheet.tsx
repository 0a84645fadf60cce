import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { isOwn } from './entries.ts';
import type { Entry } from './entries.ts';

const Stack = styled('div')({ display: 'grid', gap: 16 });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, '& > *': { flex: '1 1 130px' } });

interface Props {
  readonly entry: Entry;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What stands in the calendar, and what can be done about it. */
export function EntrySheet({ entry, onEdit, onDelete }: Props) {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  const { ofRental } = useMomentText();
  const { kind, block, order } = entry;
  const rows = [
    [t('sheet.when'), t('sheet.until', { from: ofRental(entry.from), to: ofRental(entry.to) })],
    ...(order
      ? [
          [t('sheet.number'), order.number],
          [t('sheet.client'), order.client],
          [t('sheet.rental'), t('sheet.until', { from: ofRental(order.from), to: ofRental(order.to) })],
          [t('sheet.net'), formatGel(order.net, language)],
        ]
      : []),
    ...(block?.feed ? [[t('sheet.feed'), block.feed.name]] : []),
    ...(block?.note ? [[t('sheet.note'), block.note]] : []),
  ];
  return (
    <Stack>
      <KeyValues>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </KeyValues>
      {kind === 'ical' ? <p>{t('sheet.icalText')}</p> : null}
      {kind === 'hold' ? <p>{t('sheet.holdText')}</p> : null}
      {kind === 'request' ? <p>{t('sheet.requestText')}</p> : null}
      <Buttons>
        {kind === 'ical' && block ? (
          <ButtonLink variant="outlined" to={paths.adminCarSync(block.car_id)}>
            {t('form.sync')}
          </ButtonLink>
        ) : null}
        {order ? <ButtonLink to={paths.adminOrder(order.id)}>{t('sheet.open')}</ButtonLink> : null}
        {isOwn(entry) ? (
          <>
            <Button variant="outlined" color="error" onClick={onDelete}>
              {t('sheet.delete')}
            </Button>
            <Button onClick={onEdit}>{t('sheet.edit')}</Button>
          </>
        ) : null}
      </Buttons>
    </Stack>
  );
}

import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarCar } from '#contract/calls/blocks.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { useMomentText } from '#src/features/dates/useMomentText.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';
import { AnchoredDialog } from '#src/shared/ui/dialogs/AnchoredDialog.tsx';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { KeyValues } from '#src/shared/ui/layout/KeyValues.ts';
import { BlockForm } from './BlockForm.tsx';
import type { Work } from './calendarWork.ts';
import { entriesOf, isOwn } from './entries.ts';
import type { Entry } from './entries.ts';
import { firstDayOf, lastDayOf } from './spans.ts';
import type { CalendarTasks } from './useCalendarWork.ts';

interface Props {
  readonly work: Work;
  readonly cars: readonly CalendarCar[];
  readonly today: string;
  readonly isPhone: boolean;
  readonly tasks: CalendarTasks;
}

const elementOf = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** The dialogs over the calendar. */
export function CalendarDialogs({ work, cars, today, isPhone, tasks }: Props) {
  const { t } = useTranslation('calendar');
  const language = useAppSelector(selectLanguage);
  if (work.step === 'idle' || work.step === 'choosing') return null;
  if (work.step === 'form') {
    const { draft, isBrief } = work;
    const grid = elementOf('[role=grid]');
    return (
      <CalendarWindow
        title={t(draft.blockId === null ? 'form.create' : 'form.edit')}
        {...(draft.blockId === null && isBrief && { hint: t('form.moreDays') })}
        isPhone={isPhone}
        anchor={tasks.button ?? (isPhone ? null : elementOf('[data-draft]')) ?? grid}
        onClose={tasks.close}
      >
        <BlockForm
          cars={cars}
          draft={draft}
          isBrief={isBrief}
          today={today}
          isBusy={tasks.isBusy}
          failure={tasks.failure}
          onChange={tasks.change}
          onSave={tasks.save}
        />
      </CalendarWindow>
    );
  }
  const car = cars.find(({ id }) => id === work.carId);
  const entry = car && entriesOf(car).find(({ key }) => key === work.key);
  // It may have been deleted meanwhile.
  if (!car || !entry) return null;
  const name = `${car.brand} ${car.model}`;
  const { block } = entry;
  if (work.step === 'sheet') {
    return (
      <CalendarWindow
        title={`${block?.feed?.name ?? t(`kind.${entry.kind}`)} · ${name}`}
        isPhone={isPhone}
        anchor={elementOf(`[data-entry="${entry.key}"]`) ?? elementOf('[role=grid]')}
        onClose={tasks.close}
      >
        <EntrySheet
          entry={entry}
          onEdit={() => {
            if (block) tasks.edit(block);
          }}
          onDelete={tasks.askDeletion}
        />
      </CalendarWindow>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('delete.title')}
      confirm={t('delete.confirm')}
      dismiss={t('delete.dismiss')}
      isHarmful
      isBusy={tasks.isBusy}
      failure={tasks.failure}
      onConfirm={() => {
        if (block) tasks.remove(block);
      }}
      onClose={tasks.close}
    >
      {t('delete.text', { car: name, days: formatDays(firstDayOf(entry), lastDayOf(entry), language) })}
    </ConfirmDialog>
  );
}

const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer,
  insetInline: 0,
  bottom: 0,
  maxHeight: '70dvh',
  overflow: 'auto',
  padding: '8px 16px 16px',
  borderRadius: `${theme.radii.panel}px ${theme.radii.panel}px 0 0`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 8 },
  '& > header .hint': { display: 'block', color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

interface CalendarWindowProps {
  readonly title: string;
  /** What can be done in the calendar while it is open. */
  readonly hint?: string;
  readonly isPhone: boolean;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog next to its anchor; on a phone it leaves the calendar usable, so that days can be tapped. */
function CalendarWindow({ title, hint, isPhone, anchor, onClose, children }: CalendarWindowProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  useEffect(() => {
    // Keep the anchor visible above the dialog.
    if (isPhone) anchor?.scrollIntoView({ block: 'start' });
  }, [isPhone, anchor]);
  if (!isPhone) {
    return (
      <AnchoredDialog isOpen anchor={anchor} title={title} width={420} onClose={onClose}>
        <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </AnchoredDialog>
    );
  }
  return (
    <Card
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
          {hint ? <small className="hint">{hint}</small> : null}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseRoundedIcon />
        </IconButton>
      </header>
      {children}
    </Card>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 16 });
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > .MuiButton-root': { flex: '1 1 130px' },
});

interface EntrySheetProps {
  readonly entry: Entry;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Details of a calendar entry and its actions. */
function EntrySheet({ entry, onEdit, onDelete }: EntrySheetProps) {
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

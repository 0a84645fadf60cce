import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Thread } from '#contract/calls/threads.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { InitialAvatar } from '#src/shared/ui/components/InitialAvatar.tsx';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';
import { shortMoment } from '../moments.ts';
import { isUnread } from '../threadsSlice.ts';
import { useLineText } from '../useLineText.ts';

const Row = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: '2px 14px',
  alignItems: 'center',
  padding: '14px 20px',
  '&:hover': { backgroundColor: theme.vars.palette.background.mist },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { backgroundColor: theme.vars.palette.primary.soft },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 12,
    left: 0,
    width: 3,
    borderRadius: '0 3px 3px 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .name, & p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .name': { fontSize: '.9375rem', fontWeight: 600 },
  '& time': { color: theme.vars.palette.text.tertiary, fontSize: '.8125rem', fontVariantNumeric: 'tabular-nums' },
  '&[aria-current] time': { color: theme.vars.palette.text.secondary },
  '& .about': {
    gridColumn: '2 / 4',
    color: theme.vars.palette.text.secondary,
    fontSize: '.8125rem',
    lineHeight: 1.4,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& p': { gridColumn: 2, color: theme.vars.palette.text.secondary, fontSize: '.875rem', lineHeight: 1.4 },
  '&[data-unread] p': { color: theme.vars.palette.text.primary, fontWeight: 500 },
}));

const Face = styled('span')(({ theme }) => ({
  position: 'relative',
  gridRow: '1 / 4',
  width: 56,
  height: 56,
  '& > img': { borderRadius: theme.radii.large },
  '& > .initial': {
    position: 'absolute',
    right: -6,
    bottom: -6,
    width: 26,
    height: 26,
    fontSize: '.6875rem',
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
  },
}));

const Dot = styled('span')(({ theme }) => ({
  justifySelf: 'end',
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
}));

interface Props {
  readonly thread: Thread;
  readonly isChosen: boolean;
  readonly now: number;
}

/** The other party, car and order, and the last message. */
export function ThreadItem({ thread, isChosen, now }: Props) {
  const { t } = useTranslation('chat');
  const language = useAppSelector(selectLanguage);
  const lineText = useLineText();
  const { id, name, car, order, last_message: last, side, at } = thread;
  const unread = isUnread(thread, side);
  const dates = order === null ? [] : [formatDays(order.from.slice(0, 10), order.to.slice(0, 10), language)];
  const lastText = last === null ? '' : last.order ? lineText(last.order) : last.text;
  return (
    <li>
      <Row
        to={`${paths.chat}?thread=${id}`}
        aria-current={isChosen ? 'page' : undefined}
        data-unread={unread ? '' : undefined}
      >
        <Face>
          {car.image ? <Picture picture={car.image} alt="" sizes="56px" /> : null}
          <InitialAvatar className="initial" name={name} seed={id} />
        </Face>
        <b className="name">{name}</b>
        <time dateTime={at}>{shortMoment(at, { now, language })}</time>
        <small className="about">{[`${car.brand} ${car.model}`, ...dates].join(' · ')}</small>
        <p>{last?.is_own ? t('you', { text: lastText }) : lastText}</p>
        {unread ? (
          <Dot>
            <VisuallyHidden>{t('unread')}</VisuallyHidden>
          </Dot>
        ) : null}
      </Row>
    </li>
  );
}

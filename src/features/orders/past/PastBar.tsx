import ChevronLeftRoundedIcon from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRoundedIcon from '@mui/icons-material/ChevronRightRounded';
import HistoryRoundedIcon from '@mui/icons-material/HistoryRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localMomentOf } from '#contract/domain/rentalTime.ts';
import { atEnd } from '#src/shared/ui/components/atEnd.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { usePastText } from './usePastText.ts';

const Bar = styled(PanelBlock)(({ theme }) => ({
  display: 'grid',
  gap: 14,
  marginBottom: 20,
  '&[data-past]': {
    backgroundColor: theme.vars.palette.warning.soft,
    color: theme.vars.palette.warning.onSoft,
    '& > p': { color: 'inherit' },
  },
}));

const Title = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& > svg': { flex: 'none' },
  '& > .title': { flex: '1 1 220px', fontWeight: 600 },
});

const Steps = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '10px 12px' });

const Field = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 12px',
  '& label': { display: 'block', marginBottom: 4, fontSize: '.8125rem', fontWeight: 500 },
  '& input': {
    minHeight: 44,
    maxWidth: '100%',
    padding: '0 12px',
    border: `1px solid ${theme.vars.palette.outline}`,
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '1rem',
  },
}));

interface Props {
  /** The chosen moment; undefined: now. */
  readonly moment: string | undefined;
  /** When the last thing before it was written; null where nothing was. */
  readonly since: string | null;
  readonly earlier: string | undefined;
  readonly later: string | undefined;
  readonly onChoose: (moment: string | undefined) => void;
}

/** Which moment of an order is shown, and the ways to another one. */
export function PastBar({ moment, since, earlier, later, onChoose }: Props) {
  const { t } = useTranslation('past');
  const pastText = usePastText();
  // Of an older order only the moment is known at which its log began.
  const hasSteps = moment !== undefined || earlier !== undefined;
  return (
    <Bar {...(moment !== undefined && { 'data-past': '' })}>
      <Title role="status">
        <HistoryRoundedIcon />
        <b className="title">
          {moment === undefined
            ? t('bar.now')
            : t(since === null ? 'bar.before' : 'bar.past', { moment: pastText(moment) })}
        </b>
      </Title>
      <p>{t('bar.note')}</p>
      <Steps>
        {hasSteps ? (
          <>
            <Step startIcon={<ChevronLeftRoundedIcon />} to={earlier} onChoose={onChoose}>
              {t('bar.earlier')}
            </Step>
            <Step endIcon={<ChevronRightRoundedIcon />} to={later} onChoose={onChoose}>
              {t('bar.later')}
            </Step>
            <Step to={moment === undefined ? undefined : null} onChoose={onChoose}>
              {t('bar.toNow')}
            </Step>
          </>
        ) : null}
        <MomentField key={moment ?? since} moment={moment ?? since} onChoose={onChoose} />
      </Steps>
    </Bar>
  );
}

interface StepProps extends Pick<ButtonProps, 'startIcon' | 'endIcon' | 'children'> {
  /** Undefined where it leads nowhere, null where it leads to now. */
  readonly to: string | null | undefined;
  readonly onChoose: Props['onChoose'];
}

function Step({ to, onChoose, ...button }: StepProps) {
  return <Button variant="outlined" {...atEnd(to === undefined, () => onChoose(to ?? undefined))} {...button} />;
}

/** Any moment, in Georgian time. */
function MomentField({ moment, onChoose }: { moment: string | null; onChoose: Props['onChoose'] }) {
  const { t } = useTranslation('past');
  const id = useId();
  const choose = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('moment');
    const at = typeof value === 'string' ? Date.parse(`${value}+04:00`) : NaN;
    if (!Number.isNaN(at)) onChoose(new Date(at).toISOString());
  };
  return (
    <Field onSubmit={choose}>
      <div>
        <label htmlFor={id}>{t('bar.field')}</label>
        <input
          id={id}
          type="datetime-local"
          name="moment"
          step={1}
          required
          max="2999-12-31T23:59:59"
          defaultValue={moment === null ? '' : localSecondsOf(moment)}
        />
      </div>
      <Button type="submit" variant="outlined">
        {t('bar.show')}
      </Button>
    </Field>
  );
}

/** The local moment with its seconds. */
const localSecondsOf = (moment: string): string => `${localMomentOf(new Date(moment))}${moment.slice(16, 19)}`;

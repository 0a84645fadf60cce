import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CarCard } from '#contract/calls/cars/cars.ts';
import type { Waiting } from '#contract/calls/savedSearches/savedSearches.ts';
import { formatDays } from '#contract/domain/format/dayNames.ts';
import { useStopWaitingForCarMutation } from '#src/features/cars/saved/savedSearchesApi.ts';
import { useCarLink } from '#src/features/cars/card/useCarLink.ts';
import { dayOf } from '#src/features/dates/rentalRange.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAsyncAction } from '#src/shared/forms/useAsyncAction.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { StatusChip } from '#src/shared/ui/components/StatusChip.tsx';
import { FailureNote } from '#src/shared/ui/states/FailureNote.tsx';
import { Card, Head, List, Row } from './saved.styles.ts';

interface Props {
  readonly waiting: readonly Waiting[];
  readonly cars: ReadonlyMap<number, CarCard>;
}

/** The dates the user waits for, and those that have become free. */
export function WaitingList({ waiting, cars }: Props) {
  const { t } = useTranslation('saved');
  const titleId = useId();
  const known = waiting.flatMap((wait) => {
    const car = cars.get(wait.car_id);
    return car === undefined ? [] : [{ wait, car }];
  });
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 3 }}>
        {t('waiting.title')}
      </Typography>
      <List>
        {known.map(({ wait, car }) => (
          <WaitingRow key={`${wait.car_id} ${wait.from} ${wait.to}`} wait={wait} car={car} />
        ))}
      </List>
    </section>
  );
}

function WaitingRow({ wait, car }: { wait: Waiting; car: CarCard }) {
  const { t } = useTranslation('saved');
  const language = useAppSelector(selectLanguage);
  const { from, to, car_id, told_at } = wait;
  const link = useCarLink(car, { from, to });
  const [stop] = useStopWaitingForCarMutation();
  const { run, isBusy, failure } = useAsyncAction(`savedSearches/wait/work:${car_id} ${from} ${to}`);
  const name = `${car.brand} ${car.model}`;
  return (
    <Card>
      <Head>
        <div className="title">
          <Typography variant="h3">
            <Link to={link.to} {...link.intent}>
              {name}
            </Link>
          </Typography>
          <p>{formatDays(dayOf(from), dayOf(to), language)}</p>
        </div>
        <Row>
          <StatusChip data-tone={told_at === null ? 'wait' : 'ok'}>
            {t(told_at === null ? 'waiting.open' : 'waiting.free')}
          </StatusChip>
          <IconButton
            aria-label={t('waiting.stop', { name })}
            disabled={isBusy}
            onClick={() => void run(() => stop({ params: { id: car_id }, body: { from, to } }))}
          >
            <CloseRoundedIcon />
          </IconButton>
        </Row>
      </Head>
      <FailureNote text={failure} />
    </Card>
  );
}

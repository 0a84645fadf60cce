import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOpenAt } from '#contract/domain/openingHours.ts';
import { paths } from '#src/shared/lib/paths.ts';
import type { ExceptionDay } from './branchForm.ts';
import { useListHandoversQuery } from './branchesApi.ts';

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.primary.text, textDecoration: 'underline' },
  '& [data-out]': { color: theme.vars.palette.error.main, '& a': { color: 'inherit' } },
}));

interface Props {
  readonly branchId: number | null;
  readonly day: ExceptionDay;
}

/** The pick-ups and returns on a day, with a warning for those outside its hours. */
export function Handovers({ branchId, day }: Props) {
  const { t } = useTranslation('branches');
  const { data } = useListHandoversQuery(
    branchId === null || day.date === '' ? skipToken : { params: { id: branchId }, query: { date: day.date } },
  );
  const handovers = data?.handovers ?? [];
  const opening = { hours: [], exceptions: [day] };
  return (
    <div role="status">
      {handovers.length === 0 ? null : (
        <Lines>
          {handovers.map(({ order_id, kind, at, client }) => (
            <li key={`${order_id} ${kind}`} {...(!isOpenAt(opening, at) && { 'data-out': '' })}>
              <Link to={paths.adminOrder(order_id)}>{t(`handovers.${kind}`, { client, time: at.slice(11) })}</Link>
              <span>{isOpenAt(opening, at) ? '' : `. ${t('handovers.outside')}`}</span>
            </li>
          ))}
        </Lines>
      )}
    </div>
  );
}

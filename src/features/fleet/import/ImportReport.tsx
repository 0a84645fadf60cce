import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { importFleetCars } from '#contract/fleetMany.ts';

const Rows = styled('ul')(({ theme }) => ({
  maxHeight: 280,
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radii.control,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: 10,
    padding: '10px 14px',
    fontSize: '.875rem',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { width: 20, height: 20, color: theme.vars.palette.primary.text },
  '& [data-bad] > svg': { color: theme.vars.palette.error.main },
  '& small': { display: 'block', color: theme.vars.palette.error.main, fontSize: '.8125rem' },
}));

interface Props {
  readonly report: ResponseOf<typeof importFleetCars>;
  readonly name: string | null;
}

/** What each row of the file becomes, or why it does not. */
export function ImportReport({ report: { rows, refused }, name }: Props) {
  const { t } = useTranslation('fleet');
  return (
    <div>
      <p role="status">
        {name === null ? '' : `${name}: `}
        {t('import.good', { count: rows.length - refused })}
        {refused > 0 ? `, ${t('import.bad', { count: refused })}` : ''}
      </p>
      {/* Scrolled by keys, too. */}
      <Rows tabIndex={0} aria-label={t('import.report')}>
        {rows.map(({ row, name: car, fields }) => {
          const problems = Object.entries(fields);
          const isBad = problems.length > 0;
          return (
            <li key={row} {...(isBad && { 'data-bad': '' })}>
              {isBad ? <ErrorOutlineRoundedIcon /> : <CheckCircleOutlineRoundedIcon />}
              <span>
                {t('import.row', { row, name: car })}
                {problems.map(([field, message]) => (
                  <small key={field}>
                    {field}: {message}
                  </small>
                ))}
              </span>
            </li>
          );
        })}
      </Rows>
    </div>
  );
}

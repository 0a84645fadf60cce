import CheckCircleOutlineRoundedIcon from '@mui/icons-material/CheckCircleOutlineRounded';
import ErrorOutlineRoundedIcon from '@mui/icons-material/ErrorOutlineRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/call.ts';
import type { importFleetCars } from '#contract/calls/fleetMany.ts';
import { fieldNames } from '../edit/carFields.ts';
import type { FieldName } from '../edit/carFields.ts';
import { useFieldLabel } from '../edit/useFieldLabel.ts';

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
  /** Of a file that is only tried; null of one whose rows were made. */
  readonly name: string | null;
}

/** The field of the editor that a column fills in; none where the whole row is meant. */
function fieldOf(column: string): FieldName | undefined {
  return fieldNames.find((field) => field === (column === 'branch' ? 'branch_id' : column));
}

/** What each row of the file becomes, or why it does not: those that need a hand first. */
export function ImportReport({ report: { rows, created, refused }, name }: Props) {
  const { t } = useTranslation('fleet');
  const label = useFieldLabel();
  const isGood = ({ fields }: (typeof rows)[number]): boolean => Object.keys(fields).length === 0;
  const sorted = rows.toSorted((one, other) => Number(isGood(one)) - Number(isGood(other)));
  return (
    <div>
      <p role="status">
        {name === null
          ? `${t('import.done', { count: created })} ${refused > 0 ? t('import.left', { count: refused }) : ''}`
          : `${name}: ${t('import.good', { count: rows.length - refused })}${refused > 0 ? `, ${t('import.bad', { count: refused })}` : ''}`}
      </p>
      {/* Scrolled by keys, too. */}
      <Rows tabIndex={0} aria-label={t('import.report')}>
        {sorted.map(({ row, name: car, fields }) => {
          const problems = Object.entries(fields);
          const isBad = problems.length > 0;
          return (
            <li key={row} {...(isBad && { 'data-bad': '' })}>
              {isBad ? <ErrorOutlineRoundedIcon /> : <CheckCircleOutlineRoundedIcon />}
              <span>
                <span>{t('import.row', { row, name: car })}</span>
                {problems.map(([column, message]) => {
                  const field = fieldOf(column);
                  return (
                    <small key={column}>
                      {field === undefined ? message : t('import.wrong', { field: label(field), message })}
                    </small>
                  );
                })}
              </span>
            </li>
          );
        })}
      </Rows>
    </div>
  );
}

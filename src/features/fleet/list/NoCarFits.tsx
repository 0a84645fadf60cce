import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Branch } from '#contract/calls/branches.ts';
import type { Option } from '#contract/calls/reference.ts';
import { ChoiceChip } from '#src/shared/ui/components/ChoiceChip.tsx';
import { useUrlState } from '#src/shared/hooks/useUrlState.ts';
import { fleetUrl } from './fleetFilters.ts';
import type { FleetFilters } from './fleetFilters.ts';

const Box = styled('div')({
  padding: '32px 0',
  textAlign: 'center',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 16 },
});

interface Props {
  readonly filters: FleetFilters;
  readonly branches: readonly Branch[];
  readonly categories: readonly Option[];
}

/** Nothing was found: each chip drops one of the reasons. */
export function NoCarFits({ filters, branches, categories }: Props) {
  const { t } = useTranslation('fleet');
  const { addressOf } = useUrlState(fleetUrl);
  const branch = branches.find(({ id }) => id === filters.branch_id)?.name ?? filters.branch_id?.toString();
  const category = categories.find(({ code }) => code === filters.category)?.name ?? filters.category;
  const chips: readonly (readonly [keyof FleetFilters, string | undefined])[] = [
    ['status', filters.status && t(`tabs.${filters.status}`)],
    ['q', filters.q && `“${filters.q}”`],
    ['branch_id', branch],
    ['category', category],
    ['week', filters.week && t(filters.week === 'free' ? 'list.weekFree' : 'list.weekBusy')],
  ];
  return (
    <Box role="status">
      <Typography variant="h3" component="h2">
        {t('list.noneFits')}
      </Typography>
      <div>
        {chips.map(([name, label]) =>
          label === undefined ? null : (
            <ChoiceChip
              key={name}
              {...{ component: Link, to: addressOf({ [name]: undefined }) }}
              aria-label={t('list.drop', { what: label })}
            >
              {label}
              <CloseRoundedIcon />
            </ChoiceChip>
          ),
        )}
      </div>
    </Box>
  );
}

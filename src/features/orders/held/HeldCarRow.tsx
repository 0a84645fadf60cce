import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HeldCar } from '#contract/calls/orders.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Picture } from '#src/shared/ui/components/Picture.tsx';
import { carWithYear } from '../orderWords.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  '& > div:first-of-type': {
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: theme.radii.control,
    backgroundColor: theme.vars.palette.background.picture,
  },
  '& a': { fontWeight: 600 },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: '.9375rem' },
  '& > :nth-of-type(n + 3), & > button': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
}));

interface Props {
  readonly held: HeldCar;
  readonly isBusy: boolean;
  readonly onTake: () => void;
  /** What it is taken on. */
  readonly children: ReactNode;
}

/** One car that can be had in place of the cancelled one, with what changes by it. */
export function HeldCarRow({ held: { car, total, back }, isBusy, onTake, children }: Props) {
  const { t } = useTranslation('orders');
  const language = useAppSelector(selectLanguage);
  const sum = (tetri: number) => formatGel(tetri, language);
  const name = carWithYear(car);
  return (
    <Row>
      <div>{car.image === null ? null : <Picture picture={car.image} alt="" sizes="112px" />}</div>
      <div>
        <Link to={paths.car(car.slug, car.id)}>{name}</Link>
        <p>
          {`${t('held.total', { sum: sum(total) })} · ${back > 0 ? t('held.back', { sum: sum(back) }) : t('held.same')}`}
        </p>
      </div>
      {children}
      <Button variant="contained" disabled={isBusy} aria-label={t('held.takeName', { car: name })} onClick={onTake}>
        {t('held.take')}
      </Button>
    </Row>
  );
}

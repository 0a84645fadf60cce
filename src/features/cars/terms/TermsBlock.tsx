import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contract/calls/cars/cars.ts';
import { formatGel } from '#contract/domain/format/formatMoney.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Block } from '../page/Block.tsx';
import { AskTerms } from './AskTerms.tsx';
import { FoldedTerms } from './FoldedTerms.tsx';

const Note = styled('p')(({ theme }) => ({
  marginTop: 20,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** A field for questions about the terms of the rental, and the terms. */
export function TermsBlock({ car }: { car: Pick<Car, 'terms' | 'min_deposit'> }) {
  const { t } = useTranslation('terms');
  const language = useAppSelector(selectLanguage);
  const { terms, min_deposit } = car;
  const deposit = min_deposit === 0 ? {} : { deposit: t('minDeposit', { sum: formatGel(min_deposit, language) }) };
  return (
    <Block title={t('title')}>
      <AskTerms terms={terms} />
      <FoldedTerms terms={terms} more={deposit} />
      <Note>{t('extra')}</Note>
    </Block>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { CarTerms } from '#contract/domain/terms.ts';
import { Block } from '../page/Block.tsx';
import { AskTerms } from './AskTerms.tsx';
import { TermsList } from './TermsList.tsx';

const Note = styled('p')(({ theme }) => ({
  marginTop: 20,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** Under which conditions the car is rented out, and a question about them. */
export function TermsBlock({ terms }: { terms: CarTerms }) {
  const { t } = useTranslation('terms');
  return (
    <Block title={t('title')}>
      <AskTerms terms={terms} />
      <TermsList terms={terms} />
      <Note>{t('extra')}</Note>
    </Block>
  );
}

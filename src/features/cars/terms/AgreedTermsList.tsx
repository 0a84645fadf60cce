import ExpandMoreRoundedIcon from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { AgreedTerms } from '#contract/agreedTerms.ts';
import { termTopics } from '#contract/terms/lists.ts';
import { useScreenState } from '#src/store/useScreenState.ts';
import { agreedCar, keyTopics } from './agreedCar.ts';
import { TermsList } from './TermsList.tsx';

const Others = styled('details')(({ theme }) => ({
  marginTop: 14,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 44,
    color: theme.vars.palette.primary.text,
    fontSize: '.9375rem',
    fontWeight: 500,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: theme.transitions.create('transform', { duration: 150 }) },
  },
  '&[open] > summary': { marginBottom: 6, '& svg': { transform: 'rotate(180deg)' } },
}));

const otherTopics = termTopics.filter((topic) => !keyTopics.includes(topic));

/** The terms of one rental: those that matter most, and all others when they are asked for. */
export function AgreedTermsList({ terms }: { terms: AgreedTerms }) {
  const { t } = useTranslation('terms');
  const [isOpen, setIsOpen] = useScreenState('terms/all', false);
  const told = agreedCar(terms);
  return (
    <>
      <TermsList terms={told} topics={keyTopics} isShort />
      <Others open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {t('agreed.all')}
          <ExpandMoreRoundedIcon />
        </summary>
        <TermsList terms={told} topics={otherTopics} />
      </Others>
    </>
  );
}

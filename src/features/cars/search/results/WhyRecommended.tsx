import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundCard } from '#contract/calls/cars/search.ts';
import type { RecommendedReason } from '#contract/domain/cars/recommended.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';

/** Lies on the photo, which is 3:2, and lets everything through but its own button and list. */
const OnPhoto = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 6,
  top: 6,
  zIndex: 3,
  aspectRatio: '3 / 2',
  pointerEvents: 'none',
  fontSize: '.8125rem',
  '& > button, & > ul': { position: 'absolute', right: 12, pointerEvents: 'auto' },
  // As the tags of the photo: the same in both colour schemes.
  '& > button': {
    bottom: 12,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 28,
    height: 28,
    borderRadius: theme.radii.pill,
    backgroundColor: 'rgba(255,255,255,.94)',
    boxShadow: '0 1px 3px rgba(20,33,27,.14)',
    color: '#14211b',
    padding: 0,
    border: 0,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    // Touched as easily as other buttons.
    '&::after': { content: '""', position: 'absolute', inset: -8 },
  },
  '& > ul': {
    left: 12,
    bottom: 46,
    maxHeight: 'calc(100% - 58px)',
    overflowY: 'auto',
    margin: 0,
    padding: '8px 14px 8px 28px',
    borderRadius: theme.radii.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    lineHeight: 1.45,
    listStyle: 'disc',
  },
}));

interface Props {
  readonly car: Pick<FoundCard, 'id' | 'brand' | 'model' | 'is_instant'>;
  readonly reasons: readonly RecommendedReason[];
}

/**
 * What lifted a car in the order by recommendation, most first. No `<details>`: whenever a `<summary>` comes into view, Chrome
 * counts the list items of the whole page anew, which doubled the time of such a frame among a thousand cars.
 */
export function WhyRecommended({ car, reasons }: Props) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useUiState(`cars/why:${car.id}`, false);
  const listId = useId();
  return (
    <OnPhoto>
      <button
        type="button"
        title={t('why.here')}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': listId })}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden>?</span>
        <VisuallyHidden>{`${t('why.here')} ${car.brand} ${car.model}`}</VisuallyHidden>
      </button>
      {isOpen ? (
        <ul id={listId}>
          {reasons.map((reason) => (
            <li key={reason}>{t(`why.${reason === 'answer' && car.is_instant ? 'instant' : reason}`)}</li>
          ))}
        </ul>
      ) : null}
    </OnPhoto>
  );
}

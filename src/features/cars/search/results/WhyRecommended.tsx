import { styled } from '@mui/material/styles';
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
  '& summary, & ul': { position: 'absolute', right: 12, pointerEvents: 'auto' },
  // As the tags of the photo: the same in both colour schemes.
  '& summary': {
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
    fontWeight: 600,
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    // Touched as easily as other buttons.
    '&::after': { content: '""', position: 'absolute', inset: -8 },
  },
  '& ul': {
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

/** What lifted a car in the order by recommendation, most first. */
export function WhyRecommended({ car, reasons }: Props) {
  const { t } = useTranslation('search');
  const [isOpen, setIsOpen] = useUiState(`cars/why:${car.id}`, false);
  return (
    <OnPhoto>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary title={t('why.here')}>
          <span aria-hidden>?</span>
          <VisuallyHidden>{`${t('why.here')} ${car.brand} ${car.model}`}</VisuallyHidden>
        </summary>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{t(`why.${reason === 'answer' && car.is_instant ? 'instant' : reason}`)}</li>
          ))}
        </ul>
      </details>
    </OnPhoto>
  );
}

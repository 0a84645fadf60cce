import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { CarCard } from '#src/features/cars/card/CarCard.tsx';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { PanelBlock } from '#src/shared/ui/layout/panel.styles.ts';
import { PagePreview } from './PagePreview.tsx';
import { picturesOf, previewCard } from './previewCar.ts';
import type { Shown } from './previewCar.ts';

const Card = styled(PanelBlock)(({ theme }) => ({
  padding: 12,
  '& > p': { marginBottom: 10, fontWeight: 500 },
  '& > button': { marginTop: 12, width: '100%' },
  // Where it does not stand beside the form, only the page is offered.
  [theme.breakpoints.down(1181)]: { '& > [inert]': { display: 'none' } },
}));

/** The card of the car as clients will see it, changing with every key, and the way to its page. */
export function CarPreview(shown: Shown) {
  const { t } = useTranslation('fleet');
  const [isOpen, setIsOpen] = useUiState('fleet/preview', false);
  const [first] = picturesOf(shown.car);
  return (
    <Card aria-label={t('preview.title')}>
      <p>{t('preview.title')}</p>
      {first === undefined ? null : (
        <div inert>
          <CarCard car={{ ...previewCard(shown), image: first }} sizes="248px" />
        </div>
      )}
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        {t('preview.page')}
      </Button>
      {isOpen ? <PagePreview {...shown} onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

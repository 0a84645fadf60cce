import PhotoCameraOutlinedIcon from '@mui/icons-material/PhotoCameraOutlined';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/calls/orders.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { ButtonLink } from '#src/shared/ui/components/ButtonLink.tsx';

/** Leads an owner to the photographs of a hand-over or return. */
export function HandOverLink({ id, status }: Pick<Order, 'id' | 'status'>) {
  const { t } = useTranslation('handover');
  useEffect(() => {
    // So that it opens where there is no network: in a garage, on a mountain road.
    import(/* webpackChunkName: "handOver" */ '#src/features/orders/handover/HandOverScreen.tsx').catch(
      () => undefined,
    );
  }, []);
  const isHandOver = status === 'confirmed';
  return (
    <ButtonLink
      variant="contained"
      fullWidth
      startIcon={<PhotoCameraOutlinedIcon />}
      sx={{ mb: 1.25 }}
      to={isHandOver ? paths.adminHandOver(id) : paths.adminTakeBack(id)}
    >
      <span>{t(isHandOver ? 'hand_over.link' : 'take_back.link')}</span>
    </ButtonLink>
  );
}

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { FleetCar, FleetStatus } from '#contract/calls/fleet/fleet.ts';
import { isRequestFailure } from '#src/shared/api/requestFailure.ts';
import { failureOf } from '#src/shared/forms/failureOf.ts';
import { useConfirmation } from '#src/shared/forms/useConfirmation.ts';
import type { Message } from '#src/shared/i18n/message.ts';
import { paths } from '#src/shared/lib/paths.ts';
import { randomKey } from '#src/shared/lib/randomKey.ts';
import { useAppDispatch } from '#src/shared/store/hooks.ts';
import { noticeShown } from '#src/shared/store/noticesSlice.ts';
import { ConfirmDialog } from '#src/shared/ui/dialogs/ConfirmDialog.tsx';
import { fleetApi } from './fleetApi.ts';

interface Props {
  readonly car: { readonly id: number; readonly status: FleetStatus };
  readonly name: string;
  /** Anchor of the menu; null while it is closed. */
  readonly anchor: HTMLElement | null;
  /** The car's editor is open. */
  readonly isHere?: boolean;
  readonly onClose: () => void;
  readonly onChanged?: (car: FleetCar) => void;
  readonly onDeleted?: () => void;
}

const untracked = { track: false } as const;

/** The menu of all actions for one car. */
export function CarActions({ car, name, anchor, isHere = false, onClose, onChanged, onDeleted }: Props) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { ask, send, dialog } = useConfirmation(`fleet/delete:${car.id}`);
  const { updateFleetCar, copyFleetCar, deleteFleetCar } = fleetApi.endpoints;

  const notify = (tone: 'success' | 'error', text: Message) => dispatch(noticeShown({ tone, text }));

  const setActive = async (isActive: boolean): Promise<void> => {
    const request = updateFleetCar.initiate({ params: { id: car.id }, body: { is_active: isActive } }, untracked);
    const { data, error } = await dispatch(request);
    if (data !== undefined) {
      onChanged?.(data.car);
      notify('success', { key: isActive ? 'fleet:menu.activated' : 'fleet:menu.paused', values: { name } });
    } else if (isRequestFailure(error) && error.status === 422) {
      notify('error', { key: 'fleet:menu.incomplete', values: { name } });
    } else notify('error', failureOf(error));
  };
  const duplicate = async (): Promise<void> => {
    const { data, error } = await dispatch(
      copyFleetCar.initiate({ params: { id: car.id }, idempotencyKey: randomKey() }, untracked),
    );
    if (data === undefined) return void notify('error', failureOf(error));
    notify('success', { key: 'fleet:menu.duplicated', values: { name } });
    return void navigate(paths.adminCar(data.car.id));
  };
  const remove = async (): Promise<void> => {
    const isDone = await send(() => dispatch(deleteFleetCar.initiate({ params: { id: car.id } }, untracked)), {
      key: 'fleet:menu.deleted',
      values: { name },
    });
    if (isDone) onDeleted?.();
  };
  const close = (act?: () => void) => {
    onClose();
    act?.();
  };
  const item = { sx: { minHeight: 44 } } as const;
  return (
    <>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => onClose()}>
        {isHere ? null : (
          <MenuItem {...item} component={Link} to={paths.adminCar(car.id)} onClick={() => onClose()}>
            {t('menu.edit')}
          </MenuItem>
        )}
        <MenuItem {...item} component={Link} to={paths.adminCarPrices(car.id)} onClick={() => onClose()}>
          {t('menu.prices')}
        </MenuItem>
        <MenuItem {...item} component={Link} to={paths.adminCarSync(car.id)} onClick={() => onClose()}>
          {t('menu.sync')}
        </MenuItem>
        {car.status === 'active' ? (
          <MenuItem {...item} component={Link} to={paths.car('car', car.id)} onClick={() => onClose()}>
            {t('menu.page')}
          </MenuItem>
        ) : null}
        {car.status === 'active' ? (
          <MenuItem {...item} onClick={() => close(() => void setActive(false))}>
            {t('menu.pause')}
          </MenuItem>
        ) : null}
        {car.status === 'inactive' ? (
          <MenuItem {...item} onClick={() => close(() => void setActive(true))}>
            {t('menu.activate')}
          </MenuItem>
        ) : null}
        <MenuItem {...item} onClick={() => close(() => void duplicate())}>
          {t('menu.duplicate')}
        </MenuItem>
        <MenuItem {...item} onClick={() => close(ask)}>
          {t('menu.delete')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        {...dialog}
        title={t('menu.sure', { name })}
        confirm={t('menu.delete')}
        dismiss={t('edit.cancel')}
        isHarmful
        onConfirm={() => void remove()}
      >
        {t('menu.sureText')}
      </ConfirmDialog>
    </>
  );
}

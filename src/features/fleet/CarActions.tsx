import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { FleetCar, FleetStatus } from '#contract/fleet.ts';
import { isRequestFailure } from '#src/api/requestFailure.ts';
import { useFailureText } from '#src/forms/useFailureText.ts';
import { paths } from '#src/lib/paths.ts';
import { randomKey } from '#src/lib/randomKey.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { noticeShown } from '#src/store/noticesSlice.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { fleetApi } from './fleetApi.ts';

interface Props {
  readonly car: { readonly id: number; readonly status: FleetStatus };
  readonly name: string;
  /** What the menu hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null;
  /** The editor of the car is open. */
  readonly isHere?: boolean;
  readonly onClose: () => void;
  readonly onChanged?: (car: FleetCar) => void;
  readonly onDeleted?: () => void;
}

const untracked = { track: false } as const;

/** Everything that can be done with one car, as a menu. */
export function CarActions({ car, name, anchor, isHere = false, onClose, onChanged, onDeleted }: Props) {
  const { t } = useTranslation('fleet');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { updateFleetCar, copyFleetCar, deleteFleetCar } = fleetApi.endpoints;

  const say = (tone: 'success' | 'error', text: string) => dispatch(noticeShown({ tone, text }));

  const setActive = async (isActive: boolean): Promise<void> => {
    const request = updateFleetCar.initiate({ params: { id: car.id }, body: { is_active: isActive } }, untracked);
    const { data, error } = await dispatch(request);
    if (data !== undefined) {
      onChanged?.(data.car);
      say('success', t(isActive ? 'menu.activated' : 'menu.paused', { name }));
    } else if (isRequestFailure(error) && error.status === 422) {
      say('error', t('menu.incomplete', { name }));
    } else say('error', failureText(error));
  };
  const duplicate = async (): Promise<void> => {
    const { data, error } = await dispatch(
      copyFleetCar.initiate({ params: { id: car.id }, idempotencyKey: randomKey() }, untracked),
    );
    if (data === undefined) return void say('error', failureText(error));
    say('success', t('menu.duplicated', { name }));
    return void navigate(paths.adminCar(data.car.id));
  };
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    const { error } = await dispatch(deleteFleetCar.initiate({ params: { id: car.id } }, untracked));
    setIsBusy(false);
    if (error !== undefined) {
      setFailure(failureText(error));
      return;
    }
    setIsAsking(false);
    say('success', t('menu.deleted', { name }));
    onDeleted?.();
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
        <MenuItem
          {...item}
          onClick={() =>
            close(() => {
              setFailure(null);
              setIsAsking(true);
            })
          }
        >
          {t('menu.delete')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('menu.sure', { name })}
        confirm={t('menu.delete')}
        dismiss={t('edit.cancel')}
        isHarmful
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => void remove()}
        onClose={() => setIsAsking(false)}
      >
        {t('menu.sureText')}
      </ConfirmDialog>
    </>
  );
}

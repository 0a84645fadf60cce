import AcUnitRoundedIcon from '@mui/icons-material/AcUnitRounded';
import BluetoothRoundedIcon from '@mui/icons-material/BluetoothRounded';
import CheckRoundedIcon from '@mui/icons-material/CheckRounded';
import ChildCareRoundedIcon from '@mui/icons-material/ChildCareRounded';
import DirectionsCarOutlinedIcon from '@mui/icons-material/DirectionsCarOutlined';
import DownhillSkiingRoundedIcon from '@mui/icons-material/DownhillSkiingRounded';
import HeadphonesRoundedIcon from '@mui/icons-material/HeadphonesRounded';
import LinkRoundedIcon from '@mui/icons-material/LinkRounded';
import PhoneIphoneRoundedIcon from '@mui/icons-material/PhoneIphoneRounded';
import SensorsRoundedIcon from '@mui/icons-material/SensorsRounded';
import SmokingRoomsRoundedIcon from '@mui/icons-material/SmokingRoomsRounded';
import SpeedRoundedIcon from '@mui/icons-material/SpeedRounded';
import UsbRoundedIcon from '@mui/icons-material/UsbRounded';
import VideocamOutlinedIcon from '@mui/icons-material/VideocamOutlined';
import VideoCameraBackOutlinedIcon from '@mui/icons-material/VideoCameraBackOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { EquipmentIcon } from '#contract/domain/cars/equipmentIcons.ts';
import type { Equipment as Item } from '#contract/calls/reference/reference.ts';
import { Block } from '../Block.tsx';

const icons = {
  check: CheckRoundedIcon,
  audio: HeadphonesRoundedIcon,
  bluetooth: BluetoothRoundedIcon,
  camera: VideoCameraBackOutlinedIcon,
  child: ChildCareRoundedIcon,
  phone: PhoneIphoneRoundedIcon,
  roof: DirectionsCarOutlinedIcon,
  sensors: SensorsRoundedIcon,
  ski: DownhillSkiingRoundedIcon,
  smoking: SmokingRoomsRoundedIcon,
  snow: AcUnitRoundedIcon,
  speed: SpeedRoundedIcon,
  tow: LinkRoundedIcon,
  usb: UsbRoundedIcon,
  video: VideocamOutlinedIcon,
} as const satisfies Record<EquipmentIcon, unknown>;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '14px 16px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, overflowWrap: 'anywhere' },
  '& svg': { width: 22, height: 22, color: theme.vars.palette.primary.text },
}));

/** The car's equipment. */
export function Equipment({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation('car');
  if (items.length === 0) return null;
  return (
    <Block title={t('equipment')}>
      <List>
        {items.map(({ code, name, icon }) => {
          const Icon = icons[icon];
          return (
            <li key={code}>
              <Icon />
              <span>{name}</span>
            </li>
          );
        })}
      </List>
    </Block>
  );
}

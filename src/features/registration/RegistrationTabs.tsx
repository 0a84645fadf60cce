import PersonOutlineRoundedIcon from '@mui/icons-material/PersonOutlineRounded';
import VpnKeyOutlinedIcon from '@mui/icons-material/VpnKeyOutlined';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from './segmentLook.ts';

export type RegistrationTab = 'client' | 'owner';

const tabs = [
  { tab: 'client', label: 'registration.client', Icon: PersonOutlineRoundedIcon },
  { tab: 'owner', label: 'registration.owner', Icon: VpnKeyOutlinedIcon },
] as const;

interface Props {
  readonly id: string;
  readonly value: RegistrationTab;
  readonly onChange: (tab: RegistrationTab) => void;
}

/** As whom somebody registers. */
export function RegistrationTabs({ id, value, onChange }: Props) {
  const { t } = useTranslation('auth');
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const other = value === 'client' ? 'owner' : 'client';
    onChange(other);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${other}`)}`)?.focus();
  };
  return (
    <Segments ref={list} role="tablist" aria-label={t('registration.as')} sx={{ mb: 6 }} onKeyDown={onKeyDown}>
      {tabs.map(({ tab, label, Icon }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-controls={`${id}-panel`}
          aria-selected={tab === value}
          tabIndex={tab === value ? 0 : -1}
          data-on={tab === value || undefined}
          onClick={() => onChange(tab)}
        >
          <Icon />
          {t(label)}
        </button>
      ))}
    </Segments>
  );
}

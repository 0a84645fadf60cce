import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { City } from '#contract/calls/reference.ts';
import { isFound } from '#contract/domain/format/foldText.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { askCell, askLooks } from '#src/shared/ui/components/askCell.ts';
import type { AskLook } from '#src/shared/ui/components/askCell.ts';

const CityFrame = styled('div', { shouldForwardProp: (name) => name !== 'look' })<{ look: AskLook }>(
  askCell,
  ({ theme }) => ({
    cursor: 'text',
    variants: askLooks(theme, {
      plain: {},
      framed: {
        '&:focus-within': {
          borderColor: theme.vars.palette.primary.main,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
        },
      },
    }),
  }),
);

const CityInput = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 'none !important',
  background: 'none',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '1.0625rem',
  fontWeight: 500,
  lineHeight: 1.4,
  textOverflow: 'ellipsis',
  '&::placeholder': { color: theme.vars.palette.text.primary, opacity: 1 },
  '&[aria-expanded=true]::placeholder': { color: theme.vars.palette.text.tertiary },
  [theme.breakpoints.down('md')]: { fontSize: '1rem' },
}));

const CityList = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  top: 'calc(100% + 6px)',
  maxHeight: 320,
  overflowY: 'auto',
  padding: 6,
  borderRadius: theme.radii.large,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.elevation.modal,
  cursor: 'default',
  '& > li': { padding: '10px 14px', color: theme.vars.palette.text.secondary },
}));

const CityOption = styled('li')(({ theme }) => ({
  '&&': { minHeight: 44, borderRadius: 8, color: theme.vars.palette.text.primary, cursor: 'pointer' },
  '&&[aria-selected=true]': { color: theme.vars.palette.primary.text, fontWeight: 600 },
  '&&[data-active], &&:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));

interface Props {
  readonly cities: readonly City[];
  readonly value: number | null;
  readonly onChange: (city: number | null) => void;
  readonly look?: 'plain' | 'framed';
}

/** A combobox of cities that filters while typing, in any of the three scripts. */
export function CityField({ cities, value, onChange, look = 'plain' }: Props) {
  const { t } = useTranslation('rental');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useUiState('search/city', false);
  const [text, setText] = useState('');
  const [active, setActive] = useUiState('search/city/active', 0, { privacy: 'keep' });
  const typed = isOpen ? text : null;
  const chosen = cities.find((city) => city.id === value);
  const found = cities.filter((city) => isFound(city.name, typed ?? ''));
  const options = typed ? found : [null, ...found];
  const nameOf = (city: City | null) => city?.name ?? t('form.anywhere');

  const close = () => setIsOpen(false);
  const open = () => {
    setIsOpen(true);
    setText('');
    setActive(Math.max(0, cities.findIndex((city) => city.id === value) + 1));
  };
  const choose = (city: City | null) => {
    onChange(city?.id ?? null);
    close();
  };
  const move = (step: number) => {
    if (!isOpen) return open();
    setActive((active + step + options.length) % Math.max(1, options.length));
  };
  const press = (event: KeyboardEvent) => {
    const handlers: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => {
        const option = options[active];
        if (option !== undefined) choose(option);
      },
      Escape: close,
    };
    const handle = handlers[event.key];
    if (!handle || (!isOpen && event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    // Escape closes the open list, but not the dialog around it.
    event.stopPropagation();
    handle();
  };

  return (
    <CityFrame data-script="" look={look} onClick={() => input.current?.focus()}>
      <label htmlFor={id}>{t('form.place')}</label>
      <span>
        <PlaceOutlinedIcon />
        <CityInput
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && options.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder={chosen && isOpen ? chosen.name : t('form.anywhere')}
          value={typed ?? chosen?.name ?? ''}
          onClick={() => (isOpen ? undefined : open())}
          onChange={(event) => {
            setIsOpen(true);
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={press}
          onBlur={close}
        />
      </span>
      {isOpen ? (
        <CityList id={`${id}-list`} role="listbox" aria-label={t('form.place')}>
          {options.map((city, index) => (
            <CityOption
              key={city?.id ?? 0}
              id={`${id}-${index}`}
              role="option"
              aria-selected={(city?.id ?? null) === value}
              data-active={index === active || undefined}
              // Before the input loses focus, which closes the list.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(city);
              }}
            >
              {nameOf(city)}
            </CityOption>
          ))}
          {options.length === 0 ? <li role="presentation">{t('form.noPlace')}</li> : null}
        </CityList>
      ) : null}
    </CityFrame>
  );
}

import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_PLACE_WORDS } from '#contract/domain/limits.ts';
import { lazyWithRetry } from '#src/shared/lib/chunks/lazyWithRetry.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { askCell, askLooks } from '#src/shared/ui/components/askCell.ts';
import type { AskLook } from '#src/shared/ui/components/askCell.ts';
import { Optional } from '#src/shared/ui/states/Optional.tsx';
import type { SearchPlace } from './searchPlace.ts';

const fetchList = async () => (await import('./PlaceList.tsx')).PlaceList;
/** Most visitors see the field and never open it. */
const PlaceList = lazyWithRetry(fetchList);

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'look' })<{ look: AskLook }>(
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

const Input = styled('input')(({ theme }) => ({
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

interface Props {
  readonly value: SearchPlace | null;
  /** Undefined without a place. */
  readonly name: string | undefined;
  readonly onChange: (place: SearchPlace | null) => void;
  readonly look: AskLook;
}

/** A combobox of cities, airports and districts; what it offers loads when it is opened. */
export function PlaceField({ value, name, onChange, look }: Props) {
  const { t } = useTranslation('rental');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<(key: string) => void>(null);
  const [isOpen, setIsOpen] = useUiState('search/city', false);
  const [text, setText] = useState('');
  /** None before the list is there, and while it is empty. */
  const [active, setActive] = useUiState('search/city/active', -1, { privacy: 'keep' });

  const close = () => setIsOpen(false);
  const open = (typed: string) => {
    if (!isOpen) setActive(-1);
    setIsOpen(true);
    setText(typed);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (!isArrow && !(isOpen && (key === 'Enter' || key === 'Escape'))) return;
    event.preventDefault();
    // Escape closes the open list, but not the dialog around it.
    event.stopPropagation();
    if (!isOpen) open('');
    else if (key === 'Escape') close();
    else list.current?.(key);
  };

  return (
    <Frame className="place" data-script="" look={look} onClick={() => input.current?.focus()}>
      <label htmlFor={id}>{t('form.place')}</label>
      <span className="value">
        <PlaceOutlinedIcon />
        <Input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          maxLength={LONGEST_PLACE_WORDS}
          placeholder={(isOpen && name) || t('form.anywhere')}
          value={isOpen ? text : (name ?? '')}
          onFocus={() => void fetchList().catch(() => undefined)}
          onClick={() => (isOpen ? undefined : open(''))}
          onChange={(event) => open(event.target.value)}
          onKeyDown={press}
          onBlur={close}
        />
      </span>
      {isOpen ? (
        <Optional onFailure={close}>
          <PlaceList
            ref={list}
            id={id}
            text={text}
            value={value}
            active={active}
            onActive={setActive}
            onChoose={(place) => {
              onChange(place);
              close();
            }}
          />
        </Optional>
      ) : null}
    </Frame>
  );
}

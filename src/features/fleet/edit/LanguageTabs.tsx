import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import ContrastRoundedIcon from '@mui/icons-material/ContrastRounded';
import RadioButtonUncheckedRoundedIcon from '@mui/icons-material/RadioButtonUncheckedRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/domain/values.ts';
import { languages } from '#src/shared/i18n/languages.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  padding: 4,
  borderRadius: 11,
  backgroundColor: theme.vars.palette.background.sunken,
}));

const Tab = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  flexWrap: 'wrap',
  gap: '2px 7px',
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  fontSize: '.875rem',
  fontWeight: 500,
  '&[aria-selected=true]': {
    backgroundColor: theme.vars.palette.background.raised,
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    boxShadow: '0 1px 3px rgba(20,33,27,.14)',
  },
  '& > svg': { width: 17, height: 17, color: theme.vars.palette.text.tertiary },
  '& > svg[data-look=full]': { color: theme.vars.palette.primary.text },
  '& > svg[data-look=half]': { color: theme.vars.palette.star },
}));

const names = { ka: 'ქართული', en: 'English', ru: 'Русский' } as const satisfies Record<Language, string>;
const looks = [
  ['empty', RadioButtonUncheckedRoundedIcon],
  ['half', ContrastRoundedIcon],
  ['full', CheckCircleRoundedIcon],
] as const;

interface Props {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
  /** How many of the two texts a language has. */
  readonly filled: (language: Language) => number;
}

/** The three languages with a mark of how much is written in each; arrows go from one to the next. */
export function LanguageTabs({ language, onChange, filled }: Props) {
  const { t } = useTranslation('fleet');
  const move = (step: number) => {
    const next = languages.at((languages.indexOf(language) + step) % languages.length);
    if (next === undefined) return;
    onChange(next);
    document.querySelector<HTMLElement>(`#words-${next}`)?.focus();
  };
  return (
    <Bar
      role="tablist"
      aria-label={t('words.languages')}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') move(1);
        if (key === 'ArrowLeft') move(-1);
      }}
    >
      {languages.map((one) => {
        const count = filled(one);
        const [look, Icon] = looks[count === 2 ? 2 : count === 1 ? 1 : 0];
        return (
          <Tab
            key={one}
            id={`words-${one}`}
            role="tab"
            aria-selected={one === language}
            aria-controls="words-panel"
            tabIndex={one === language ? 0 : -1}
            onClick={() => onChange(one)}
          >
            <Icon data-look={look} />
            <span lang={one}>{names[one]}</span>
            {count === 1 ? <span>· {t('words.half')}</span> : null}
          </Tab>
        );
      })}
    </Bar>
  );
}

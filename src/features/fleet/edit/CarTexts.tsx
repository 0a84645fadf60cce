import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import ContrastRoundedIcon from '@mui/icons-material/ContrastRounded';
import RadioButtonUncheckedRoundedIcon from '@mui/icons-material/RadioButtonUncheckedRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { LONGEST_DESCRIPTION } from '#contract/domain/limits.ts';
import type { Language } from '#contract/domain/values.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { languages } from '#src/shared/i18n/languages.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';
import { useEditing } from './CarEditing.ts';
import { CarField } from './CarField.tsx';
import { Section } from './Section.tsx';

const Under = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: -8,
  color: theme.vars.palette.text.secondary,
  fontSize: '.8125rem',
  fontVariantNumeric: 'tabular-nums',
}));

/** Description and pick-up address, a language at a time. */
export function CarTexts() {
  const { t } = useTranslation('fleet');
  const { control, setValue } = useEditing();
  const [language, setLanguage] = useUiState<Language>('fleet/words/language', useAppSelector(selectLanguage), {
    privacy: 'keep',
  });
  const texts = useWatch({ control });
  const text = texts[`description_${language}`] ?? '';
  const source = languages.find((other) => other !== language && (texts[`description_${other}`] ?? '').trim() !== '');
  return (
    <Section name="texts">
      <LanguageTabs
        language={language}
        onChange={setLanguage}
        filled={(one) => [texts[`description_${one}`], texts[`address_${one}`]].filter((typed) => typed?.trim()).length}
      />
      {/* A panel of its own for each language: what one is typed in does not become the other. */}
      <div key={language} role="tabpanel" id="words-panel" aria-labelledby={`words-${language}`}>
        <CarField name={`description_${language}`} label={t('fields.description')} lines={[4, 12]} />
      </div>
      <Under>
        {source !== undefined && text.trim() === '' ? (
          <Button
            variant="text"
            size="small"
            onClick={() => setValue(`description_${language}`, texts[`description_${source}`] ?? '')}
          >
            <span>{t(`words.copyFrom.${source}`)}</span>
          </Button>
        ) : (
          <span />
        )}
        <span>{t('words.length', { length: text.length, longest: LONGEST_DESCRIPTION })}</span>
      </Under>
      <CarField
        key={`address_${language}`}
        name={`address_${language}`}
        label={t('fields.address')}
        hint={t('hints.address')}
      />
      <CarField name="link" label={t('fields.link')} inputMode="url" hint={t('hints.link')} />
    </Section>
  );
}

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

interface TabsProps {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
  /** How many of the two texts a language has. */
  readonly filled: (language: Language) => number;
}

/** The three languages with a mark of how much is written in each; arrows go from one to the next. */
function LanguageTabs({ language, onChange, filled }: TabsProps) {
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

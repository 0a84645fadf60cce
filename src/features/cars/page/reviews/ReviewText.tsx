import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/calls/cars/cars.ts';
import type { Language } from '#contract/domain/values.ts';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { useIsHydrated } from '#src/shared/hooks/useIsHydrated.ts';
import { logFailure } from '#src/shared/lib/log.ts';
import { scriptLanguage } from '#src/shared/lib/scriptLanguage.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { useUiState } from '#src/shared/store/useUiState.ts';

interface Detector {
  detect(text: string): Promise<readonly { readonly detectedLanguage: string }[]>;
}

interface Translation {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** What some browsers have: https://developer.mozilla.org/docs/Web/API/Translator_and_Language_Detector_APIs */
interface BrowserTranslation {
  readonly LanguageDetector?: { create(): Promise<Detector> };
  readonly Translator?: {
    availability(languages: Translation): Promise<string>;
    create(languages: Translation): Promise<{ translate(text: string): Promise<string> }>;
  };
}

/** Null where the browser does not know the language. It works on the device: nothing is sent. */
async function translate(text: string, targetLanguage: Language): Promise<string | null> {
  const { LanguageDetector, Translator } = globalThis as BrowserTranslation;
  if (LanguageDetector === undefined || Translator === undefined) return null;
  const detector = await LanguageDetector.create();
  const [best] = await detector.detect(text);
  if (best === undefined) return null;
  const languages = { sourceLanguage: best.detectedLanguage, targetLanguage };
  if ((await Translator.availability(languages)) === 'unavailable') return null;
  const translator = await Translator.create(languages);
  return translator.translate(text);
}

/** Those in the language first, else in their order. */
export const ownLanguageFirst = (reviews: readonly Review[], language: Language): readonly Review[] =>
  reviews.toSorted((one, other) => Number(isForeign(one.text, language)) - Number(isForeign(other.text, language)));

function isForeign(text: string, language: Language): boolean {
  const written = scriptLanguage(text);
  return written !== null && written !== language;
}

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  margin: '-14px 0 14px',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

type Shown =
  | { readonly kind: 'original' | 'busy' | 'missing' }
  | { readonly kind: 'translated'; readonly text: string };

const original: Shown = { kind: 'original' };

/** The words of a review; of one in another language it says so, and offers what the browser can translate. */
export function ReviewText({ review: { id, text } }: { review: Review }) {
  const { t } = useTranslation('car');
  const language = useAppSelector(selectLanguage);
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useUiState<Shown>(`reviews/text:${id}`, original);
  const canTranslate = isHydrated && 'Translator' in globalThis && 'LanguageDetector' in globalThis;
  const show = async () => {
    setShown({ kind: 'busy' });
    try {
      const translated = await translate(text, language);
      setShown(translated === null ? { kind: 'missing' } : { kind: 'translated', text: translated });
    } catch (error) {
      logFailure('The browser could not translate a review', error);
      setShown({ kind: 'missing' });
    }
  };
  if (!isForeign(text, language)) return <blockquote>{text}</blockquote>;
  const isTranslated = shown.kind === 'translated';
  // Only Georgian letters belong to one language.
  const lang = scriptLanguage(text) === 'ka' ? 'ka' : undefined;
  return (
    <>
      <blockquote lang={isTranslated ? undefined : lang}>{isTranslated ? shown.text : text}</blockquote>
      <Note aria-live="polite">
        <span>
          {t(
            isTranslated
              ? 'reviews.translated'
              : shown.kind === 'missing'
                ? 'reviews.noTranslation'
                : 'reviews.foreign',
          )}
        </span>
        {canTranslate && shown.kind !== 'missing' ? (
          <Button
            variant="text"
            size="small"
            loading={shown.kind === 'busy'}
            onClick={() => (isTranslated ? setShown(original) : void show())}
          >
            <span>{t(isTranslated ? 'reviews.original' : 'reviews.translate')}</span>
          </Button>
        ) : null}
      </Note>
    </>
  );
}

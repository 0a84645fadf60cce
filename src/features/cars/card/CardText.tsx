import { useTranslation } from 'react-i18next';
import type { CarCard } from '#contract/calls/cars/cars.ts';
import { Price } from '#src/features/currency/Price.tsx';
import { selectLanguage } from '#src/features/language/languageSlice.ts';
import { formatRating } from '#src/shared/format/formatRating.ts';
import { useAppSelector } from '#src/shared/store/hooks.ts';
import { Glyph, glyphs } from '#src/shared/ui/components/Glyph.tsx';
import { VisuallyHidden } from '#src/shared/ui/layout/VisuallyHidden.tsx';

type Priced = Pick<CarCard, 'price_per_day' | 'old_price' | 'total' | 'days'>;

/** Which share of the former price the shown one saves. With dates that is their average day, which may cost even more. */
function savedShare({ price_per_day, old_price, total, days }: Priced): number {
  const shown = total === null || days === null ? price_per_day : total / days;
  return old_price === null ? 0 : Math.max(0, 1 - shown / old_price);
}

/** Tags on the photo: instant booking and a discount. */
export function CardTags({ car }: { car: Priced & Pick<CarCard, 'is_instant'> }) {
  const { t } = useTranslation('common');
  const percent = Math.round(savedShare(car) * 100);
  return (
    <span className="tags">
      {car.is_instant ? (
        <span className="tag">
          <Glyph path={glyphs.bolt} />
          <span>{t('card.instant')}</span>
        </span>
      ) : null}
      {percent > 0 ? (
        <span className="tag" data-sale="">
          {t('card.discount', { percent })}
        </span>
      ) : null}
    </span>
  );
}

/** ★ 4.9 (127), or "New" for a car without reviews. */
export function CardRating({ rating, count }: { rating: number | null; count: number }) {
  const { t } = useTranslation('common');
  const language = useAppSelector(selectLanguage);
  if (rating === null) {
    return (
      <span className="rating">
        <span className="new">{t('card.isNew')}</span>
      </span>
    );
  }
  const text = formatRating(rating, language);
  return (
    <span className="rating">
      <VisuallyHidden>{`${t('card.rating', { rating: text })}, ${t('card.reviews', { count })}`}</VisuallyHidden>
      <Glyph path={glyphs.star} />
      <b className="score" aria-hidden>
        {text}
      </b>
      <span className="count" aria-hidden>
        ({count})
      </span>
    </span>
  );
}

/** Automatic · Hybrid · Tbilisi */
export function CardFacts({ car }: { car: Pick<CarCard, 'transmission_name' | 'fuel_name' | 'city'> }) {
  return (
    <div className="facts">
      <span>{car.transmission_name}</span>
      <span>{car.fuel_name}</span>
      <span>{car.city}</span>
    </div>
  );
}

/** Placeholder of the sum inside a translated text. */
const gap = '\0';

/** $54 / day, with the former price struck through. With dates, the total and its average day. */
export function CardPrice({ car }: { car: Priced }) {
  const { t } = useTranslation('common');
  const { price_per_day, old_price, total, days } = car;
  const rental = total === null || days === null ? null : { tetri: total, ofDays: days };
  // `Trans` parses its text, which is too slow for lists of cards.
  const [beforeTotal, afterTotal] = t('card.total', { sum: gap }).split(gap);
  return (
    <div className="price">
      <b className="amount">
        <Price {...(rental ?? { tetri: price_per_day })} />
      </b>
      <span>{t('card.perDay')}</span>
      {old_price !== null && savedShare(car) > 0 ? (
        <s>
          <VisuallyHidden>{t('card.formerPrice')} </VisuallyHidden>
          <Price tetri={old_price} />
        </s>
      ) : null}
      {rental === null ? null : (
        <span data-total="">
          {beforeTotal}
          <Price tetri={rental.tetri} />
          {afterTotal}
        </span>
      )}
    </div>
  );
}

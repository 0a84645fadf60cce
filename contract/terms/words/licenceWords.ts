import type { LicenceCountry } from '../licences.ts';

/** Countries as they are said of a licence, nouns and adjectives. */
export const licenceCountryWords: Readonly<Record<LicenceCountry, readonly string[]>> = {
  ge: ['georgian', 'georgia', 'грузинск-', 'грузии', 'ქართულ-', 'საქართველო-'],
  us: [
    ...['us', 'usa', 'u s', 'united states', 'america', 'american', 'texas', 'california', 'florida', 'new york'],
    ...['сша', 'америк-', 'აშშ', 'ამერიკ-'],
  ],
  gb: [
    'uk',
    'gb',
    'british',
    'britain',
    'england',
    'english',
    'британ-',
    'великобритан-',
    'английск-',
    'ბრიტან-',
    'ინგლის-',
  ],
  ca: ['canada', 'canadian', 'канад-', 'კანად-'],
  au: ['australia', 'australian', 'австрали-', 'ავსტრალი-'],
  de: ['germany', 'german', 'герман-', 'немецк-', 'გერმან-'],
  fr: ['france', 'french', 'франц-', 'საფრანგეთ-', 'ფრანგ-'],
  it: ['italy', 'italian', 'итальян-', 'италии', 'იტალი-'],
  es: ['spain', 'spanish', 'испан-', 'ესპან-'],
  pl: ['poland', 'polish', 'польск-', 'польши', 'პოლონ-'],
  nl: ['netherlands', 'dutch', 'голланд-', 'нидерланд-', 'ჰოლანდ-', 'ნიდერლანდ-'],
  cz: ['czech', 'чешск-', 'чехии', 'ჩეხ-'],
  lv: ['latvia', 'latvian', 'латви-', 'латыш-', 'ლატვი-'],
  lt: ['lithuania', 'lithuanian', 'литов-', 'литвы', 'ლიტვ-', 'ლიეტუვ-'],
  ee: ['estonia', 'estonian', 'эстон-', 'ესტონ-'],
  tr: ['turkish', 'turkey', 'turkiye', 'турецк-', 'турции', 'თურქულ-', 'თურქეთ-'],
  az: ['azerbaijani', 'azeri', 'azerbaijan', 'азербайджанск-', 'азербайджана', 'азербайджане', 'აზერბაიჯან-'],
  in: ['indian', 'india', 'индийск-', 'индии', 'ინდო-', 'ინდურ-'],
  ru: ['russian', 'russia', 'российск-', 'русск-', 'россии', 'рф', 'რუსულ-', 'რუსეთ-'],
  ua: ['ukrainian', 'ukraine', 'украин-', 'უკრაინ-'],
  by: ['belarusian', 'belarus', 'белорус-', 'беларус-', 'ბელარუს-'],
  kz: ['kazakh', 'kazakhstan', 'казах-', 'ყაზახ-'],
  am: ['armenian', 'armenia', 'армянск-', 'армении', 'სომხურ-', 'სომხეთ-'],
  il: ['israeli', 'israel', 'израил-', 'ისრაელ-', 'ებრაულ-'],
  ir: ['iranian', 'iran', 'persian', 'иранск-', 'ирана', 'ირან-', 'სპარსულ-'],
  sa: ['saudi', 'saudi arabia', 'саудовск-', 'საუდ-'],
  ae: ['emirati', 'uae', 'emirates', 'dubai', 'эмират-', 'оаэ', 'ემირატ-', 'საემირო-'],
  cn: ['chinese', 'china', 'китай-', 'китая', 'ჩინურ-', 'ჩინეთ-'],
  jp: ['japanese', 'japan', 'япон-', 'იაპონ-'],
};

/** An international driving permit. */
export const idpWords = [
  ...['idp', 'international driving permit', 'international permit', 'international licence', 'international license'],
  ...['international driving licence', 'international driving license', 'international driver s license'],
  ...['мву', 'международн-'],
  ...['საერთაშორისო'],
];

import type { LicenceCountry } from '../licences.ts';
import { entries } from './entries.ts';

/** Countries of a licence, nouns and adjectives. */
export const licenceCountryWords: Readonly<Record<LicenceCountry, readonly string[]>> = {
  ge: entries(`georgian, georgia, грузинск-, грузии, ქართულ-, საქართველო-`),
  us: entries(`
    us, usa, u s, united states, america, american, texas, california, florida, new york, сша, америк-, აშშ, ამერიკ-
  `),
  gb: entries(`
    uk, gb, british, britain, england, english, британ-, великобритан-, английск-, ბრიტან-, ინგლის-
  `),
  ca: entries(`canada, canadian, канад-, კანად-`),
  au: entries(`australia, australian, австрали-, ავსტრალი-`),
  de: entries(`germany, german, герман-, немецк-, გერმან-`),
  fr: entries(`france, french, франц-, საფრანგეთ-, ფრანგ-`),
  it: entries(`italy, italian, итальян-, италии, იტალი-`),
  es: entries(`spain, spanish, испан-, ესპან-`),
  pl: entries(`poland, polish, польск-, польши, პოლონ-`),
  nl: entries(`netherlands, dutch, голланд-, нидерланд-, ჰოლანდ-, ნიდერლანდ-`),
  cz: entries(`czech, чешск-, чехии, ჩეხ-`),
  lv: entries(`latvia, latvian, латви-, латыш-, ლატვი-`),
  lt: entries(`lithuania, lithuanian, литов-, литвы, ლიტვ-, ლიეტუვ-`),
  ee: entries(`estonia, estonian, эстон-, ესტონ-`),
  tr: entries(`
    turkish, turkey, turkiye, турецк-, турции, თურქულ-, თურქეთ-
  `),
  az: entries(`
    azerbaijani, azeri, azerbaijan, азербайджанск-, азербайджана, азербайджане, აზერბაიჯან-
  `),
  in: entries(`indian, india, индийск-, индии, ინდო-, ინდურ-`),
  ru: entries(`
    russian, russia, российск-, русск-, россии, рф, რუსულ-, რუსეთ-
  `),
  ua: entries(`ukrainian, ukraine, украин-, უკრაინ-`),
  by: entries(`belarusian, belarus, белорус-, беларус-, ბელარუს-`),
  kz: entries(`kazakh, kazakhstan, казах-, ყაზახ-`),
  am: entries(`armenian, armenia, армянск-, армении, სომხურ-, სომხეთ-`),
  il: entries(`israeli, israel, израил-, ისრაელ-, ებრაულ-`),
  ir: entries(`
    iranian, iran, persian, иранск-, ирана, ირან-, სპარსულ-
  `),
  sa: entries(`saudi, saudi arabia, саудовск-, საუდ-`),
  ae: entries(`
    emirati, uae, emirates, dubai, эмират-, оаэ, ემირატ-, საემირო-
  `),
  cn: entries(`chinese, china, китай-, китая, ჩინურ-, ჩინეთ-`),
  jp: entries(`japanese, japan, япон-, იაპონ-`),
};

/** An international driving permit. */
export const idpWords = entries(`
  idp, international driving permit, international permit, international licence, international license,
  international driving licence, international driving license, international driver s license, мву, международн-,
  საერთაშორისო
`);

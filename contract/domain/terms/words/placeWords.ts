import type { RoadCode } from '../roads.ts';
import type { Destination } from '../rules.ts';
import { entries } from './entries.ts';

/** Names of places in three languages, with the endings that cases give them. */
export const roadWords: Readonly<Record<RoadCode, readonly string[]>> = {
  tusheti: entries(`
    tusheti, omalo, abano, тушети-, омало, абано, თუშეთ-, ომალო-, აბანოს უღელტეხილ-
  `),
  shatili: entries(`shatili, khevsureti, шатили, хевсурети-, შატილ-, ხევსურეთ-`),
  ushguli: entries(`ushguli, ушгули, უშგულ-`),
  zagari: entries(`zagari, zagaro, загари, загаро, ზაგარ-`),
  goderdzi: entries(`goderdzi, годердз-, გოდერძ-`),
  vashlovani: entries(`vashlovani, вашлован-, ვაშლოვან-`),
  truso: entries(`truso, трусо, თრუსო-`),
  juta: entries(`juta, джута, джуту, джуте, ჯუთა-`),
  gareja: entries(`gareja, gareji, гареджи, гареджа, гареджу, გარეჯ-`),
  tbilisi: entries(`tbilisi, тбилиси, თბილის-`),
  batumi: entries(`batumi, батуми, ბათუმ-`),
  kutaisi: entries(`kutaisi, кутаиси, ქუთაის-`),
  mestia: entries(`
    mestia, svaneti, местия, местию, местии, местией, местиа, сванети-, მესტია-, მესტიი-, სვანეთ-
  `),
  kazbegi: entries(`kazbegi, stepantsminda, казбеги, степанцминд-, ყაზბეგ-, სტეფანწმინდ-`),
  gudauri: entries(`gudauri, гудаури, გუდაურ-`),
  bakuriani: entries(`bakuriani, бакуриани, ბაკურიან-`),
  khulo: entries(`khulo, хуло, ხულო-`),
  borjomi: entries(`borjomi, боржоми, ბორჯომ-`),
  akhaltsikhe: entries(`akhaltsikhe, ахалцих-, ახალციხ-`),
  vardzia: entries(`vardzia, вардзи-, ვარძი-`),
  sighnaghi: entries(`sighnaghi, signagi, signaghi, сигнахи, სიღნაღ-`),
  telavi: entries(`telavi, kakheti, телави, кахети-, თელავ-, კახეთ-`),
  lagodekhi: entries(`lagodekhi, лагодехи, ლაგოდეხ-`),
  mtskheta: entries(`mtskheta, мцхет-, მცხეთ-`),
  gori: entries(`gori, гори, გორი, გორში, გორამდე, გორისკენ`),
  rustavi: entries(`rustavi, рустави, რუსთავი, რუსთავში, რუსთავამდე, რუსთავისკენ`),
  zugdidi: entries(`zugdidi, зугдиди, ზუგდიდ-`),
  martvili: entries(`martvili, мартвили, მარტვილ-`),
  poti: entries(`poti, поти, ფოთი, ფოთში, ფოთამდე, ფოთისკენ`),
  kobuleti: entries(`kobuleti, кобулети, ქობულეთ-`),
  ureki: entries(`ureki, уреки, ურეკ-`),
};

export const destinationWords: Readonly<Record<Destination, readonly string[]>> = {
  armenia: entries(`
    armenia, yerevan, erevan, gyumri, армения, армению, армении, арменией, ереван-, სომხეთ-, ერევან-, ერევნ-
  `),
  turkey: entries(`
    turkey, turkiye, türkiye, istanbul, trabzon, турция, турцию, турции, турцией, стамбул-, трабзон-, თურქეთ-,
    სტამბოლ-, სტამბულ-, ტრაპიზონ-
  `),
  azerbaijan: entries(`
    azerbaijan, baku, азербайджан, азербайджана, азербайджане, азербайджану, баку, აზერბაიჯანი, აზერბაიჯანში,
    აზერბაიჯანის, აზერბაიჯანამდე, აზერბაიჯანს, ბაქო-
  `),
  russia: entries(`
    russia, moscow, vladikavkaz, sochi, россия, россию, россии, россией, москв-, владикавказ-, сочи, რუსეთ-, მოსკოვ-,
    ვლადიკავკაზ-, სოჭი, სოჭში
  `),
  elsewhere: entries(`
    iran, tehran, greece, bulgaria, europe, kazakhstan, ukraine, germany, iraq, syria, иран, ирана, иране, грецию,
    греции, болгарию, болгарии, европу, европе, казахстан-, украину, украине, германию, ирак, ირანში, ირანამდე,
    საბერძნეთ-, ბულგარეთ-, ევროპაში, ევროპამდე, უკრაინაში, ყაზახეთში, გერმანიაში
  `),
};

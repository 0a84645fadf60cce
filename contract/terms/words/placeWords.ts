import type { RoadCode } from '../roads.ts';
import type { Destination } from '../rules.ts';

/** Names of places in three languages, with the endings that cases give them. */
export const roadWords: Readonly<Record<RoadCode, readonly string[]>> = {
  tusheti: ['tusheti', 'omalo', 'abano', 'тушети-', 'омало', 'абано', 'თუშეთ-', 'ომალო-', 'აბანოს უღელტეხილ-'],
  shatili: ['shatili', 'khevsureti', 'шатили', 'хевсурети-', 'შატილ-', 'ხევსურეთ-'],
  ushguli: ['ushguli', 'ушгули', 'უშგულ-'],
  zagari: ['zagari', 'zagaro', 'загари', 'загаро', 'ზაგარ-'],
  goderdzi: ['goderdzi', 'годердз-', 'გოდერძ-'],
  vashlovani: ['vashlovani', 'вашлован-', 'ვაშლოვან-'],
  truso: ['truso', 'трусо', 'თრუსო-'],
  juta: ['juta', 'джута', 'джуту', 'джуте', 'ჯუთა-'],
  gareja: ['gareja', 'gareji', 'гареджи', 'гареджа', 'гареджу', 'გარეჯ-'],
  tbilisi: ['tbilisi', 'тбилиси', 'თბილის-'],
  batumi: ['batumi', 'батуми', 'ბათუმ-'],
  kutaisi: ['kutaisi', 'кутаиси', 'ქუთაის-'],
  mestia: [
    ...['mestia', 'svaneti', 'местия', 'местию', 'местии', 'местией', 'местиа', 'сванети-'],
    ...['მესტია-', 'მესტიი-', 'სვანეთ-'],
  ],
  kazbegi: ['kazbegi', 'stepantsminda', 'казбеги', 'степанцминд-', 'ყაზბეგ-', 'სტეფანწმინდ-'],
  gudauri: ['gudauri', 'гудаури', 'გუდაურ-'],
  bakuriani: ['bakuriani', 'бакуриани', 'ბაკურიან-'],
  khulo: ['khulo', 'хуло', 'ხულო-'],
  borjomi: ['borjomi', 'боржоми', 'ბორჯომ-'],
  akhaltsikhe: ['akhaltsikhe', 'ахалцих-', 'ახალციხ-'],
  vardzia: ['vardzia', 'вардзи-', 'ვარძი-'],
  sighnaghi: ['sighnaghi', 'signagi', 'signaghi', 'сигнахи', 'სიღნაღ-'],
  telavi: ['telavi', 'kakheti', 'телави', 'кахети-', 'თელავ-', 'კახეთ-'],
  lagodekhi: ['lagodekhi', 'лагодехи', 'ლაგოდეხ-'],
  mtskheta: ['mtskheta', 'мцхет-', 'მცხეთ-'],
  gori: ['gori', 'гори', 'გორი', 'გორში', 'გორამდე', 'გორისკენ'],
  rustavi: ['rustavi', 'рустави', 'რუსთავი', 'რუსთავში', 'რუსთავამდე', 'რუსთავისკენ'],
  zugdidi: ['zugdidi', 'зугдиди', 'ზუგდიდ-'],
  martvili: ['martvili', 'мартвили', 'მარტვილ-'],
  poti: ['poti', 'поти', 'ფოთი', 'ფოთში', 'ფოთამდე', 'ფოთისკენ'],
  kobuleti: ['kobuleti', 'кобулети', 'ქობულეთ-'],
  ureki: ['ureki', 'уреки', 'ურეკ-'],
};

export const destinationWords: Readonly<Record<Destination, readonly string[]>> = {
  armenia: [
    ...['armenia', 'yerevan', 'erevan', 'gyumri', 'армения', 'армению', 'армении', 'арменией', 'ереван-'],
    ...['სომხეთ-', 'ერევან-', 'ერევნ-'],
  ],
  turkey: [
    ...['turkey', 'turkiye', 'türkiye', 'istanbul', 'trabzon', 'турция', 'турцию', 'турции', 'турцией', 'стамбул-'],
    ...['трабзон-', 'თურქეთ-', 'სტამბოლ-', 'სტამბულ-', 'ტრაპიზონ-'],
  ],
  azerbaijan: [
    ...['azerbaijan', 'baku', 'азербайджан', 'азербайджана', 'азербайджане', 'азербайджану', 'баку'],
    ...['აზერბაიჯანი', 'აზერბაიჯანში', 'აზერბაიჯანის', 'აზერბაიჯანამდე', 'აზერბაიჯანს', 'ბაქო-'],
  ],
  russia: [
    ...['russia', 'moscow', 'vladikavkaz', 'sochi', 'россия', 'россию', 'россии', 'россией', 'москв-', 'владикавказ-'],
    ...['сочи', 'რუსეთ-', 'მოსკოვ-', 'ვლადიკავკაზ-', 'სოჭი', 'სოჭში'],
  ],
  elsewhere: [
    ...['iran', 'tehran', 'greece', 'bulgaria', 'europe', 'kazakhstan', 'ukraine', 'germany', 'iraq', 'syria'],
    ...['иран', 'ирана', 'иране', 'грецию', 'греции', 'болгарию', 'болгарии', 'европу', 'европе', 'казахстан-'],
    ...['украину', 'украине', 'германию', 'ирак'],
    ...[
      'ირანში',
      'ირანამდე',
      'საბერძნეთ-',
      'ბულგარეთ-',
      'ევროპაში',
      'ევროპამდე',
      'უკრაინაში',
      'ყაზახეთში',
      'გერმანიაში',
    ],
  ],
};

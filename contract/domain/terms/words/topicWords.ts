import type { CarPart, DepositWay, Surface, TermTopic } from '../lists.ts';
import { entries } from './entries.ts';

/** Words that name a topic by themselves; readQuestion handles those with several meanings. */
export const topicWords: Readonly<Record<Exclude<TermTopic, 'ages' | 'late_return' | 'one_way'>, readonly string[]>> = {
  protection: entries(`
    insur-, protect-, excess, franchise, damage-, scratch-, accident-, crash-, dent, dents, casco, cdw, puncture-,
    flat tyre, flat tire, covered, coverage, cover, страхов-, застрахов-, франшиз-, каско, поврежд-, царап-,
    поцарап-, авари-, дтп, ущерб-, прокол-, проколо-, покрыва-, покрыт-, დაზღვ-, დააზღვ-, სადაზღვ-, ფრანშიზ-, კასკო-,
    დაზიან-, დავაზიან-, გავკაწრ-, ნაკაწრ-, ავარი-, ზიან-, ფარავს, იფარება, დაფარ-
  `),
  deposit: entries(`deposit-, security hold, депозит-, залог-, დეპოზიტ-, გირაო-`),
  distance: entries(`
    mileage, kilomet-, km, kms, unlimited, odometer, пробег-, километ-, км, безлимит-, კილომეტრ-, კმ, გარბენ-,
    ულიმიტ-, შეუზღუდავ-
  `),
  fuel: entries(`
    fuel-, petrol, gasoline, refuel-, full tank, empty tank, tank, топлив-, бензин-, бак, бака, баком, баке, заправ-,
    дозаправ-, საწვავ-, ბენზინ-, ბაკი, ბაკით, ბაკის, ავზ-
  `),
  drivers: entries(`
    additional driver-, second driver-, another driver-, extra driver-, other driver-, co driver-, two drivers,
    my wife, my husband, my spouse, my partner, my girlfriend, my boyfriend, my friend-, somebody else, someone else,
    второй водител-, второго водител-, вторым водител-, второму водител-, другой водител-, другого водител-,
    другому водител-, дополнительный водител-, дополнительного водител-, дополнительные водител-, два водителя,
    двух водителей, жена, жене, жену, муж, мужу, мужа, друг, другу, кто то еще, მეორე მძღოლ-, დამატებითი მძღოლ-,
    სხვა მძღოლ-, ორი მძღოლ-, მეუღლ-, ცოლი, ცოლმა, ცოლს, ქმარი, ქმარმა, ქმარს, მეგობარ-, მეგობრ-
  `),
  licence: entries(`
    licence-, license-, licensed, driving permit-, idp, права, прав, правами, правам, правах, удостоверен-, мву,
    стаж-, მოწმობ-, სტაჟ-, მართვის უფლებ-
  `),
  borders: entries(`
    border-, abroad, another country, other country, other countries, leave georgia, outside georgia,
    outside of georgia, neighbouring countr-, границ-, заграниц-, рубеж, за пределы грузии, другую страну,
    выехать из грузии, выезд из грузии, соседние страны, საზღვარ-, საზღვრ-, საზღვარგარეთ, სხვა ქვეყან-,
    მეზობელ ქვეყან-, უცხოეთ-
  `),
  roads: entries(`
    road, roads, gravel-, dirt road-, unpaved, off road, offroad-, off roading, 4x4, asphalt, ford, fording,
    river crossing-, cross rivers, дорога, дороге, дороги, дорогам, дорогах, дорогу, грунт-, грави-, гравий-,
    бездорож-, оффроуд-, офроуд-, внедорожь-, 4х4, асфальт-, брод, броды, გზა, გზაზე, გზები, გზებზე, გზით, გზის,
    ხრეშ-, გრუნტ-, უგზო-, ოფროუდ-, მოუასფალტებ-, ასფალტ-, მდინარეზე გადა-
  `),
  winter_tyres: entries(`
    winter tyre-, winter tire-, winter wheels, snow tyre-, snow tire-, studded tyre-, studded tire-, зимней резин-,
    зимняя резин-, зимнюю резин-, зимние шины, зимних шин-, зимними шинами, зимние колеса, зимних колес-, шипован-,
    шипы, ზამთრის საბურავ-, ზამთრის ბორბ-, ზამთრის რეზინ-
  `),
  smoking: entries(`
    smok-, cigar-, vape, vaping, iqos, курить, курю, курим, курит, курят, курени-, курящ-, покурить, сигар-, вейп-,
    айкос-, მოწევ-, მოვწი-, მოვწევ-, ვეწევ-, ვწევ-, ეწევ-, სიგარ-, თამბაქ-, მწეველ-
  `),
  pets: entries(`
    pet, pets, dog, dogs, cat, cats, puppy, puppies, animal-, собак-, собач-, кошк-, кот, кота, котом, коты, котами,
    питом-, животн-, щенк-, щенок, пес, пса, псом, ძაღლ-, კატა, კატას, კატით, კატის, კატასთან, კატები, კატებით,
    ცხოველ-, ლეკვ-
  `),
  child_seats: entries(`
    child, children, kid, kids, baby, babies, toddler-, infant-, booster-, car seat-, детск-, автокресл-, кресл-,
    бустер-, ребен-, дети, детей, детьми, детям, малыш-, ბავშვ-, ჩვილ-, ბუსტერ-, სავარძელ-, სავარძლ-
  `),
  cleaning: entries(`
    clean, cleaned, cleaning, dirty, wash, washed, washing, mud, muddy, мойк-, мыть, помыть, помыт-, мытой, грязн-,
    грязь, грязи, чист-, уборк-, химчистк-, რეცხვ-, გარეცხ-, გავრეცხ-, ბინძურ-, დასვრ-, დავსვარ-, ჭუჭყ-, დასუფთავ-,
    სუფთა, ტალახ-
  `),
};

export const partWords: Readonly<Record<CarPart, readonly string[]>> = {
  tyres: entries(`
    tyre, tyres, tire, tires, wheel, wheels, puncture-, резина, резину, резины, шина, шину, шины, шин, колес-,
    прокол-, проколо-, საბურავ-, ბორბ-
  `),
  underbody: entries(`
    underbody, undercarriage, underside, bottom, днищ-, дно, дна, дном, ფსკერ-, ძირი, ძირის, ძირს
  `),
  windscreen: entries(`
    windscreen-, windshield-, glass, лобов-, стекл-, საქარე-, მინა, მინის, მინას, შუშ-
  `),
  interior: entries(`
    interior, upholstery, seats damage-, салон, салона, салону, салоне, обивк-, სალონ-, ინტერიერ-
  `),
};

export const surfaceWords: Readonly<Record<Surface, readonly string[]>> = {
  off_road: entries(`
    off road, offroad-, off roading, 4x4, ford, fording, river crossing-, cross rivers, бездорож-, оффроуд-, офроуд-,
    внедорожь-, 4х4, брод, броды, უგზო-, ოფროუდ-, მდინარეზე გადა-
  `),
  gravel: entries(`
    gravel-, dirt road-, unpaved, грунт-, грави-, гравий-, ხრეშ-, გრუნტ-, მოუასფალტებ-
  `),
  asphalt: entries(`asphalt, асфальт-, ასფალტ-`),
};

export const depositWayWords: Readonly<Record<DepositWay, readonly string[]>> = {
  cash: entries(`cash, наличн-, наличк-, ნაღდ-`),
  card_hold: entries(`
    card, credit card, карта, карте, картой, карту, карты, ბარათ-
  `),
  transfer: entries(`transfer, wire, перевод-, გადარიცხვ-, გადმორიცხვ-`),
};

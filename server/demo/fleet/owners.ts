export interface DemoOwner {
  readonly kind: 'physical' | 'legal';
  /** The company's name for a legal entity. */
  readonly name: string;
  readonly surname: string | null;
  readonly cityId: number;
  readonly isVerified: boolean;
  /** Share of the fleet: companies have more cars than persons. */
  readonly weight: number;
}

const person = (name: string, surname: string, cityId: number, isVerified = true): DemoOwner => ({
  kind: 'physical',
  name,
  surname,
  cityId,
  isVerified,
  weight: 3,
});
const company = (name: string, cityId: number, weight: number, isVerified = true): DemoOwner => ({
  kind: 'legal',
  name,
  surname: null,
  cityId,
  isVerified,
  weight,
});

/** The first person and the first company are those of the demo accounts. */
export const owners: readonly DemoOwner[] = [
  person('Giorgi', 'Mchedlishvili', 1),
  company('Kolkheti Auto LLC', 1, 14),
  company('Mtatsminda Rent LLC', 1, 12),
  company('Adjara Drive LLC', 2, 10),
  company('Imereti Cars LLC', 3, 8),
  company('Kakheti Wine Roads LLC', 8, 6),
  company('Svaneti 4x4 LLC', 10, 6),
  company('Rioni Transfer LLC', 3, 5),
  person('Nino', 'Kapanadze', 1),
  person('Davit', 'Beridze', 2),
  person('Tamar', 'Gelashvili', 1),
  person('Levan', 'Kvaratskhelia', 6),
  person('Ana', 'Lomidze', 1),
  person('Irakli', 'Maisuradze', 4),
  person('Ketevan', 'Japaridze', 1),
  person('Zurab', 'Tsiklauri', 5),
  person('Mariam', 'Abashidze', 2),
  person('Nika', 'Chkheidze', 3),
  person('Salome', 'Dzidziguri', 7),
  person('Luka', 'Margiani', 10),
  person('Eka', 'Natroshvili', 8),
  person('Vakhtang', 'Gogoladze', 9),
  person('Sopio', 'Jikia', 6, false),
  person('Archil', 'Khurtsidze', 4, false),
  person('Natia', 'Shengelia', 1, false),
];

/** The pictures that stand beside equipment; an admin chooses one for each. Values of the wire. */
export const equipmentIcons = [
  'check',
  'audio',
  'bluetooth',
  'camera',
  'child',
  'phone',
  'roof',
  'sensors',
  'ski',
  'smoking',
  'snow',
  'speed',
  'tow',
  'usb',
  'video',
] as const;
export type EquipmentIcon = (typeof equipmentIcons)[number];

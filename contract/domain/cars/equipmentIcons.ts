/** The icons of equipment; an admin chooses one for each. Sent in requests and answers. */
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

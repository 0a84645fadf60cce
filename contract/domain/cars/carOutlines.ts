import type { ReportAngle, ReportMark } from '../../calls/reports.ts';

/** What is drawn: a car from one side, or a place in it. */
export type View = ReportMark['side'] | 'dashboard';

/** The frame of all drawings, in the shape of a photograph; the right side is the left one in a mirror. */
export const outlineFrame = { width: 300, height: 200 } as const;

const side = [
  'M20 118C19 104 26 97 44 91C62 85 84 83 100 77C118 62 138 52 172 51C214 50 246 56 260 71C275 82 281 92 281 112C281 126 278 136 266 138H253A23 23 0 0 0 207 138H91A23 23 0 0 0 45 138H30C22 136 20 128 20 118Z',
  'M47 133A21 21 0 1 0 89 133A21 21 0 1 0 47 133M209 133A21 21 0 1 0 251 133A21 21 0 1 0 209 133',
  'M112 79C128 66 146 59 170 58V80ZM178 58C208 58 234 62 246 74L240 80H178Z',
];
const end = [
  'M62 150V108C62 98 68 90 78 87L96 52C99 47 104 44 110 43C136 39 164 39 190 43C196 44 201 47 204 52L222 87C232 90 238 98 238 108V150Z',
  'M92 86L106 55C134 50 166 50 194 55L208 86C170 81 130 81 92 86Z',
  'M66 150V164H92V150M208 150V164H234V150M118 128H182V142H118Z',
];

export const outlines: Readonly<Record<View, readonly string[]>> = {
  left: side,
  right: side,
  front: [...end, 'M70 104L98 108L94 118H70ZM230 104L202 108L206 118H230Z'],
  rear: [...end, 'M68 100H92V120H68ZM232 100H208V120H232ZM92 108H208'],
  top: [
    'M25 100C25 66 34 48 55 43Q143 35 245 40C269 42 279 62 280 100C279 138 269 158 245 160Q143 165 55 157C34 152 25 134 25 100Z',
    'M93 58C85 86 85 114 93 142L121 130C117 108 117 92 121 70ZM215 68L246 56C253 84 253 116 246 144L215 132C218 110 218 90 215 68Z',
    'M102 53L234 50L216 62C187 59 154 59 124 64ZM102 147L234 150L216 138C187 141 154 141 124 136Z',
  ],
  interior: [
    'M20 62C70 34 230 34 280 62L268 150H32Z',
    'M60 150V112C60 98 112 98 112 112V150M188 150V112C188 98 240 98 240 112V150M132 150V118H168V150',
    'M70 100V86H102V100M198 100V86H230V100',
  ],
  dashboard: [
    'M30 138C34 78 84 52 150 52C216 52 266 78 270 138Z',
    'M62 124A36 36 0 0 1 134 124M166 124A36 36 0 0 1 238 124M98 124L82 100M202 124L218 100',
    'M128 74H172V90H128Z',
  ],
};

/** What a photograph of this angle is lined up with; null where it shows whatever somebody wants to show. */
export const viewOf = (angle: ReportAngle): View | null => (angle in outlines ? (angle as View) : null);

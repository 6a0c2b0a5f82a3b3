// Marks on a field of 100 by 100, as one path each, filled even-odd: what a form cuts twice is open.

const at = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const poly = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}Z`
const bar = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${width}v${height}h${-width}Z`
const disc = (x: number, y: number, r: number) =>
  `M${at(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const ring = (x: number, y: number, r: number, thick: number) => disc(x, y, r) + disc(x, y, r - thick)
const drop = (x: number, y: number, r: number) =>
  `M${at(x, y - r * 1.9)}Q${at(x + r, y - r * 0.6)} ${at(x + r, y)}A${r} ${r} 0 0 1 ${at(x - r, y)}Q${at(x - r, y - r * 0.6)} ${at(x, y - r * 1.9)}Z`
const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, turn) => draw((turn / count) * Math.PI * 2 - Math.PI / 2)).join('')
const out = (angle: number, r: number): [number, number] => [
  50 + r * Math.cos(angle),
  50 + r * Math.sin(angle),
]
const regular = (sides: number, r: number, turned = 0) =>
  poly(...Array.from({ length: sides }, (_, k) => out((k / sides) * Math.PI * 2 - Math.PI / 2 + turned, r)))
const petal = (angle: number, length: number, half: number) => {
  const [tipX, tipY] = out(angle, length)
  const [oneX, oneY] = out(angle - half, length * 0.55)
  const [otherX, otherY] = out(angle + half, length * 0.55)
  return `M50 50Q${at(oneX, oneY)} ${at(tipX, tipY)}Q${at(otherX, otherY)} 50 50Z`
}
const grid = (count: number, draw: (column: number, row: number) => string) =>
  Array.from({ length: count * count }, (_, k) => draw(k % count, Math.floor(k / count))).join('')

export const marks = {
  quarters: 'M4 4h44v44h-44ZM52 4h44a44 44 0 0 1-44 44ZM48 52v44h-44a44 44 0 0 1 44-44ZM52 52h44v44h-44Z',
  hexagon: regular(6, 48) + regular(6, 36) + regular(6, 22),
  star: around(8, (angle) => petal(angle, 48, 0.42)),
  scales:
    [22, 50, 78].map((x) => `M${x - 22} 20a22 22 0 0 0 44 0Z`).join('') +
    [11, 39, 67].map((x) => `M${x} 46a20 20 0 0 0 40 0Z`).join('') +
    'M28 72a22 22 0 0 0 44 0Z',
  diamond: poly([50, 2], [98, 50], [50, 98], [2, 50]) + poly([50, 22], [78, 50], [50, 78], [22, 50]),
  mosaic: grid(4, (x, y) => bar(3 + x * 24.5, 3 + y * 24.5, (x * y + x) % 3 === 1 ? 9 : 20, 20)),
  kiln: 'M8 96V50a42 42 0 0 1 84 0V96H68V52a18 18 0 0 0-36 0V96Z',
  planks:
    bar(4, 8, 58, 16) +
    bar(66, 8, 30, 16) +
    bar(4, 30, 24, 16) +
    bar(32, 30, 64, 16) +
    bar(4, 52, 58, 16) +
    bar(66, 52, 30, 16) +
    bar(4, 74, 34, 16) +
    bar(42, 74, 54, 16),
  chevrons: [10, 38, 66]
    .map((y) => poly([4, y + 22], [50, y], [96, y + 22], [96, y + 36], [50, y + 14], [4, y + 36]))
    .join(''),
  tree: poly([50, 2], [78, 40], [22, 40]) + poly([50, 26], [88, 76], [12, 76]) + bar(44, 76, 12, 22),
  rings: ring(50, 50, 48, 8) + ring(50, 50, 32, 8) + disc(50, 50, 14),
  leaf: 'M10 90C10 40 40 10 90 10C90 60 60 90 10 90ZM20 80L62 38L58 34L16 76Z',
  gate: 'M4 96V44a46 46 0 0 1 92 0V96H82V46a32 32 0 0 0-64 0V96Z' + bar(44, 30, 12, 66),
  herring:
    poly([4, 30], [30, 4], [44, 18], [18, 44]) +
    poly([50, 24], [64, 10], [96, 42], [82, 56]) +
    poly([24, 50], [38, 36], [78, 76], [64, 90]) +
    poly([4, 66], [16, 54], [46, 84], [32, 98]),
  drop: drop(50, 64, 32) + 'M50 84a20 20 0 0 1-20-20h8a12 12 0 0 0 12 12Z',
  tap: 'M8 88V44a36 36 0 0 1 72 0V52H62V46a18 18 0 0 0-36 0V88Z' + drop(71, 84, 10),
  waves: [14, 42, 70].map((y) => `M4 ${y + 14}q23-26 46 0t46 0v12q-23 26-46 0t-46 0Z`).join(''),
  spout: ring(50, 36, 34, 12) + bar(44, 64, 12, 34),
  basin: bar(4, 34, 92, 10) + 'M10 50h80a40 40 0 0 1-80 0Z' + drop(50, 22, 9),
  tub: 'M4 46h92v10a34 34 0 0 1-34 34H38a34 34 0 0 1-34-34Z' + ring(26, 22, 16, 6),
  flower: around(6, (angle) => disc(...out(angle, 30), 17)) + disc(50, 50, 11),
  moss: around(12, (angle) => petal(angle, 48, 0.2)) + disc(50, 50, 12),
  slab:
    poly([4, 34], [50, 10], [96, 34], [50, 58]) +
    poly([4, 42], [46, 64], [46, 92], [4, 70]) +
    poly([96, 42], [54, 64], [54, 92], [96, 70]),
  vein:
    'M4 4h92v92h-92Z' +
    'M20 4L44 40L34 62L56 96H66L46 62L56 42L30 4Z' +
    'M74 4L66 26L84 54L78 96H86L93 54L74 26L81 4Z',
  facets: poly([26, 8], [74, 8], [98, 36], [50, 96], [2, 36]) + poly([30, 36], [70, 36], [50, 82]),
  knob: disc(50, 40, 36) + disc(50, 40, 14) + bar(26, 84, 48, 12),
  latch: ring(32, 50, 30, 11) + bar(60, 44, 38, 12) + bar(82, 56, 12, 16),
  ferrule: 'M4 8h92v14h-92Z' + 'M16 30h68l-10 40h-48Z' + bar(34, 78, 32, 16),
  pull: 'M6 20h16v60h-16ZM78 20h16v60h-16ZM22 44h56v12h-56Z',
  sun:
    disc(50, 50, 20) +
    around(10, (angle) => {
      const [x, y] = out(angle, 38)
      return disc(x, y, 6.5)
    }),
  bulb: 'M50 2a34 34 0 0 1 18 63v9h-36v-9A34 34 0 0 1 50 2Z' + bar(34, 80, 32, 7) + bar(40, 91, 20, 7),
  shade: poly([34, 10], [66, 10], [96, 66], [4, 66]) + bar(45, 66, 10, 22) + bar(28, 88, 44, 8),
  filament: ring(50, 50, 48, 7) + 'M26 66L38 30L50 66L62 30L74 66L67 68L62 50L50 84L38 50L33 68Z',
  fan: around(3, (angle) => petal(angle, 50, 0.62)) + disc(50, 50, 9),
  whirl: around(5, (angle) => petal(angle, 49, 0.4)) + ring(50, 50, 14, 6),
  flame:
    'M50 2Q90 40 82 66A33 33 0 0 1 18 66Q16 44 34 30Q36 46 44 48Q40 22 50 2ZM50 54Q34 70 40 82A12 12 0 0 0 60 82Q66 70 50 54Z',
  frost:
    around(6, (angle) => {
      const [x, y] = out(angle, 48)
      const [lx, ly] = out(angle - 0.09, 8)
      const [rx, ry] = out(angle + 0.09, 8)
      return poly([lx, ly], [x - 3, y], [x + 3, y], [rx, ry])
    }) +
    regular(6, 24, Math.PI / 6) +
    regular(6, 16, Math.PI / 6),
  plate: ring(50, 50, 48, 9) + disc(50, 50, 24),
  oven: 'M6 6h88v88h-88Z' + bar(18, 38, 64, 42) + disc(24, 22, 6) + disc(50, 22, 6) + disc(76, 22, 6),
  ledger:
    bar(4, 8, 40, 14) +
    bar(48, 8, 48, 14) +
    bar(4, 26, 62, 20) +
    bar(70, 26, 26, 20) +
    bar(4, 50, 28, 12) +
    bar(36, 50, 60, 12) +
    bar(4, 66, 50, 26) +
    bar(58, 66, 38, 26),
  hills: 'M4 88L36 26L56 64L68 44L96 88Z' + disc(76, 22, 12),
  paver: bar(4, 4, 44, 28) + bar(52, 4, 44, 60) + bar(4, 36, 44, 60) + bar(52, 68, 44, 28),
  edge: 'M4 18h92v20a16 16 0 0 1-16 16H4Z' + 'M4 68q16-14 31 0t31 0t30 0v14q-15 14-30 0t-31 0t-31 0Z',
  blades: [0, 1, 2, 3, 4]
    .map((k) => {
      const x = 18 + k * 16
      const lean = (k - 2) * 9
      return `M${x - 6} 96Q${x - 4 + lean / 2} 50 ${x + lean} ${10 + Math.abs(k - 2) * 12}Q${x + 8 + lean / 2} 60 ${x + 6} 96Z`
    })
    .join(''),
  slate:
    poly([8, 20], [60, 4], [96, 30], [88, 78], [40, 96], [4, 64]) +
    poly([24, 30], [60, 20], [80, 36], [74, 66], [44, 78], [22, 58]),
  bird: 'M4 40Q40 34 52 58Q60 20 96 12Q92 70 48 92Q54 70 4 40Z',
  house:
    poly([50, 6], [96, 46], [84, 46], [84, 94], [16, 94], [16, 46], [4, 46]) +
    'M38 94V64a12 12 0 0 1 24 0V94Z',
  maple: poly(
    [50, 2],
    [60, 24],
    [76, 16],
    [72, 40],
    [96, 42],
    [80, 58],
    [86, 70],
    [56, 72],
    [54, 98],
    [46, 98],
    [44, 72],
    [14, 70],
    [20, 58],
    [4, 42],
    [28, 40],
    [24, 16],
    [40, 24],
  ),
} as const

export type MarkName = keyof typeof marks

// `npm run fonts`: the part of our two fonts that the pages are set in, written into the host. Both come from packages.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { bin, root } from './run.mjs'

/** The letters of Western Europe and what stands between them: the `unicode-range` of theme/fonts.css. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2027],
  [0x2030, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
]

/** Ligatures, kerning, accents, and figures of one width. */
const keepFeatures = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'tnum', 'rvrn']

const fonts = [
  // Text is set from regular to semibold.
  { name: 'inter', wght: { min: 400, max: 600 } },
  // Headings have one weight.
  { name: 'fraunces', wght: 480 },
]

const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((codePoint) => String.fromCodePoint(codePoint))
  .join('')

for (const { name, wght } of fonts) {
  const whole = readFileSync(bin(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))
  const part = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures,
    noHinting: true,
  })
  writeFileSync(join(root, `apps/host/src/theme/fonts/${name}.woff2`), part)
  console.log(
    `${name}: ${whole.length.toLocaleString('en-US')} bytes, here ${part.length.toLocaleString('en-US')}`,
  )
}

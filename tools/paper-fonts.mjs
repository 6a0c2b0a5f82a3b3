// The second half of `npm run fonts`: what the API's papers are set in, written beside the code that draws them, with
// the list of the letters that are in it.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import { bin, root } from './run.mjs'

/** Latin with all its accents, Greek, Cyrillic, what stands between words, money, arrows and a box for the rest. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x36f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x21ff],
  [0x2212, 0x2212],
  [0x25a1, 0x25a1],
  [0x2713, 0x2713],
]

/** Accents where they belong. No kerning: it draws the point of $47.21 into its seven, and sums are what is read. */
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk']

const folder = join(root, 'apps/api/src/shared/paper/fonts')
const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((codePoint) => String.fromCodePoint(codePoint))
  .join('')

/** `[first, last]` of each unbroken run. */
const runsOf = (codePoints) => {
  const runs = []
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && last[1] === codePoint - 1) last[1] = codePoint
    else runs.push([codePoint, codePoint])
  }
  return runs
}

mkdirSync(folder, { recursive: true })
for (const [name, face] of [
  ['regular', 'Inter-Regular'],
  ['semibold', 'Inter-SemiBold'],
]) {
  const whole = readFileSync(bin(`inter-ui/web/${face}.woff2`))
  const part = await subsetFont(whole, text, { targetFormat: 'truetype', keepFeatures, noHinting: true })
  writeFileSync(join(folder, `${name}.ttf`), part)
  const { glyphIndexMap } = opentype.parse(part.buffer.slice(part.byteOffset, part.byteOffset + part.length))
    .tables.cmap
  const runs = runsOf(Object.keys(glyphIndexMap).map(Number))
  const hex = runs.map((run) => run.map((codePoint) => codePoint.toString(16)).join('-'))
  writeFileSync(join(folder, 'letters.txt'), `${hex.join('\n')}\n`)
  console.log(`${name}: ${part.length.toLocaleString('en-US')} bytes, ${runs.length} runs of letters`)
}
// Its license asks to travel with it.
copyFileSync(bin('inter-ui/LICENSE.txt'), join(folder, 'LICENSE.txt'))

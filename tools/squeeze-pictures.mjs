// Writes the pictures of tests/visual as small as they can be without changing a pixel.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './run.mjs'

const sharp = createRequire(join(root, 'apps/api/package.json'))('sharp')

const pixels = (png) => sharp(png).ensureAlpha().raw().toBuffer()

/** With a palette only where no color is lost by it. */
const smaller = async (png) => {
  const full = await sharp(png).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer()
  const few = await sharp(png).png({ palette: true, quality: 100, dither: 0, effort: 7 }).toBuffer()
  const isSame = Buffer.compare(await pixels(png), await pixels(few)) === 0
  return [png, full, ...(isSame ? [few] : [])].toSorted((one, other) => one.length - other.length)[0]
}

export const squeezePictures = async () => {
  for (const folder of ['pages', 'stories']) {
    const place = join(root, 'tests/visual', folder)
    for (const name of readdirSync(place).filter((each) => each.endsWith('.png'))) {
      const before = readFileSync(join(place, name))
      const after = await smaller(before)
      if (after.length < before.length) writeFileSync(join(place, name), after)
    }
  }
}

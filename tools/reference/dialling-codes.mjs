// Writes apps/host/src/kit/form/dialling-codes.ts: every country's dialling code, the United Kingdom and the USA first,
// from the metadata of libphonenumber-js and the names that Node.js knows.
// Run where that package is: npm install --no-save libphonenumber-js@1.13.16 && node tools/reference/dialling-codes.mjs
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

const file = resolve(import.meta.dirname, '../../apps/host/src/kit/form/dialling-codes.ts')
const nameOf = new Intl.DisplayNames('en', { type: 'region' })
const first = ['GB', 'US']

const countries = getCountries().map((country) => ({
  country,
  code: getCountryCallingCode(country),
  name: nameOf.of(country) ?? country,
}))
const rest = countries
  .filter(({ country }) => !first.includes(country))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
const ordered = [...first.flatMap((wanted) => countries.filter(({ country }) => country === wanted)), ...rest]

const entries = ordered.map(({ country, code, name }) => `${country} ${code} ${name}`)
const lines = []
for (const entry of entries) {
  const line = lines.at(-1)
  if (line && line.length + entry.length < 108) lines[lines.length - 1] = `${line}; ${entry}`
  else lines.push(entry)
}
await writeFile(
  file,
  `// Written by tools/reference/dialling-codes.mjs; not by hand.

/** Country, dialling code, name. */
const table = \`
${lines.join('\n')}
\`

export type DiallingCode = { country: string; code: string; name: string }

export const diallingCodes: readonly DiallingCode[] = table
  .trim()
  .split(/; |\\n/)
  .map((line) => {
    const [country = '', code = '', ...name] = line.split(' ')
    return { country, code: \`+\${code}\`, name: name.join(' ') }
  })
`,
)
process.stdout.write(`${ordered.length} countries written.\n`)

// `npm run imagery:logos` draws the logo of every brand of the seeded catalogue and of the demo showrooms.
import { mkdirSync, writeFileSync } from 'node:fs'
import { vendorsOf } from '../../apps/demo/src/catalogue/vendors.ts'
import { drawLogo } from './logos/draw-logo.ts'
import { brandStyles, showroomStyles } from './logos/styles.ts'

const folder = new URL('../../apps/host/public/logos/', import.meta.url).pathname
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

mkdirSync(`${folder}brands`, { recursive: true })
for (const brand of vendorsOf('').flatMap(({ brands }) => brands)) {
  const style = brandStyles[brand]
  if (!style) throw new Error(`${brand} has no style in logos/styles.ts.`)
  writeFileSync(`${folder}brands/${slugOf(brand)}.svg`, drawLogo(brand, style))
}
for (const [file, { name, ...style }] of Object.entries(showroomStyles)) {
  writeFileSync(`${folder}${file}.svg`, drawLogo(name, style))
}

import { readFileSync } from 'node:fs'
// By its path: what the build's configuration imports by name, Node loads itself, and it reads no TypeScript.
import * as figures from '../../../packages/contract/src/policy/figures.ts'

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** As people write it: 25,000. */
const inWords = (value: unknown) =>
  String(value).replace(/^\d+$/, (digits) => Number(digits).toLocaleString('en-US'))

/** How many there are in a file of what comes with the product. */
const countIn = (file: string): number => {
  const url = new URL(`../../../packages/contract/data/${file}`, import.meta.url)
  const all: unknown = JSON.parse(readFileSync(url, 'utf8'))
  return Array.isArray(all) ? all.length : 0
}

const counted = { floorplans: countIn('plans.json'), templates: countIn('looks.json') }

const written = new Map(
  Object.entries({ ...figures, ...counted }).map(([name, value]) => [snakeCase(name), inWords(value)]),
)

/** `{{return_days}}` becomes what policy/figures.ts says, or what is counted; a name that is not there stops the build. */
export const withFigures = (text: string, file: string): string =>
  text.replace(/\{\{([^}]*)\}\}/g, (_, name: string) => {
    const figure = written.get(name.trim())
    if (figure === undefined) throw new Error(`${file}: there is no figure “${name.trim()}”.`)
    return figure
  })

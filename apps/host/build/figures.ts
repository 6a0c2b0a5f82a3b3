import { readFileSync } from 'node:fs'
// By its path: what the build's configuration imports by name, Node loads itself, and it reads no TypeScript.
import {
  unknownFigure,
  withNamedFigures,
} from '../../../packages/contract/src/content/named-figures.rules.ts'

/** How many there are in a file of what comes with the product. */
const countIn = (file: string): string => {
  const url = new URL(`../../../packages/contract/data/${file}`, import.meta.url)
  const all: unknown = JSON.parse(readFileSync(url, 'utf8'))
  return String(Array.isArray(all) ? all.length : 0)
}

const counted = new Map([
  ['floorplans', countIn('plans.json')],
  ['templates', countIn('looks.json')],
])

/** What is counted stands in a text as a number, whoever goes on writing it. */
export const withCounts = (text: string): string =>
  text.replace(/\{\{([^}]*)\}\}/g, (marked, name: string) => counted.get(name.trim()) ?? marked)

/** `{{return_days}}` becomes what policy/figures.ts says, or what is counted; a name that is not there stops the build. */
export const withFigures = (text: string, file: string): string => {
  const told = withCounts(text)
  const unknown = unknownFigure(told)
  if (unknown !== null) throw new Error(`${file}: there is no figure “${unknown}”.`)
  return withNamedFigures(told)
}

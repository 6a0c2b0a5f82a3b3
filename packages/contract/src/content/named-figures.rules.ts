import * as figures from '../policy/figures.ts'

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** As people write it: 25,000. */
const inWords = (value: unknown) =>
  String(value).replace(/^\d+$/, (digits) => Number(digits).toLocaleString('en-US'))

const written = new Map(Object.entries(figures).map(([name, value]) => [snakeCase(name), inWords(value)]))

const figure = /\{\{([^}]*)\}\}/g

/** The first name that the business has decided nothing of; null where there is none. */
export const unknownFigure = (text: string): string | null => {
  for (const [, name = ''] of text.matchAll(figure)) if (!written.has(name.trim())) return name.trim()
  return null
}

/** `{{return_days}}` becomes what policy/figures.ts says: a text can not promise what the program does not do. */
export const withNamedFigures = (text: string): string =>
  text.replace(figure, (marked, name: string) => written.get(name.trim()) ?? marked)

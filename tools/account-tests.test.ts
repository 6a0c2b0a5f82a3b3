import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const inCheckout = (path: string) => new URL(`../${path}`, import.meta.url)
const document = readFileSync(inCheckout('docs/accounts.md'), 'utf8')

type Row = { sentence: string; tests: { file: string; name: string }[] }

/** The rows below “Each sentence and its test”: `file` › name, one or several. */
const rowsIn = (text: string): Row[] =>
  (text.split('## Each sentence and its test')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence'))
    .map((line) => {
      const [, sentence = '', cell = ''] = line.split('|')
      const tests = cell.split('<br>').map((written) => {
        const [, file = '', name = ''] = /^`([^`]+)` › (.+?)\s*$/.exec(written.trim()) ?? []
        return { file, name }
      })
      return { sentence: sentence.trim(), tests }
    })

const rows = rowsIn(document)

/** As source code writes a test's name: between quotes of any kind. */
const isNamedIn = (source: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`))

test('there is a row for each sentence, and none twice', () => {
  expect(rows.length).toBeGreaterThan(60)
  const sentences = rows.map(({ sentence }) => sentence)
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

test.each(rows)('$sentence', ({ tests }) => {
  for (const { file, name } of tests) {
    expect(file, 'a test is written as `file` › name').not.toBe('')
    expect(existsSync(inCheckout(file)), file).toBe(true)
    expect(isNamedIn(readFileSync(inCheckout(file), 'utf8'), name), `${file} › ${name}`).toBe(true)
  }
})

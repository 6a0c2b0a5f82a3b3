import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../docs/decisions/', import.meta.url)
const names = readdirSync(folder).sort()
const records = names.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

test('records are numbered without a gap', () => {
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(names.map((_, index) => index + 1))
})

test.each(records)('$name has its number and title, a date and a status', ({ name, text }) => {
  const [heading = '', , dated = ''] = text.split('\n')
  expect(heading).toMatch(new RegExp(`^# ${name.slice(0, 4)}\\. \\S`))
  expect(dated).toMatch(/^\d{4}-\d{2}-\d{2} · (accepted|superseded by \d{4})$/)
})

import { readFileSync } from 'node:fs'
import { orderStatuses } from '@showroom/contract/order/order-status.rules'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const page = read('docs/orders.md')

/** The rows of the table whose head begins with `head`, cell by cell. */
const tableUnder = (head: string): string[][] => {
  const lines = page.split('\n')
  const start = lines.findIndex((line) => line.startsWith(head)) + 2
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('|'))
  return lines.slice(start, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

/** The words of `column in ('a', 'b')` in the migration that says so last. */
const allowed = (column: string, migrationName: string): string[] => {
  const migration = read(`apps/api/src/platform/db/migrations/${migrationName}.sql`)
  const ledger = migration.slice(migration.indexOf('table ledger_movement'))
  const [, list = ''] = new RegExp(`check \\(${column} in \\(([^)]+)\\)`).exec(ledger) ?? []
  return list.split(',').map((word) => word.trim().replaceAll("'", ''))
}

test('the page has the statuses as the contract has them', () => {
  const rows = Object.entries(orderStatuses).map(([status, row], index) => [
    String(index + 1),
    status,
    row.label,
    row.clientSees,
    row.setBy.join(', ') || 'system',
    'money' in row ? row.money : '–',
  ])
  expect(tableUnder('| # | status')).toEqual(rows)
})

test('the page has the accounts and the kinds of movements that the database takes', () => {
  expect(tableUnder('| account').map(([account]) => account)).toEqual(allowed('account', '012-order'))
  expect(tableUnder('| kind').map(([kind]) => kind)).toEqual(allowed('kind', '076-party-movement'))
})

test('each of the thirteen reports about other marketplaces names a test that is there', () => {
  const rows = tableUnder('| # | reported')
  expect(rows.map(([number]) => number)).toEqual(
    Array.from({ length: 13 }, (_row, index) => String(index + 1)),
  )
  for (const [number, , named = ''] of rows)
    for (const one of named.split(' · ')) {
      const at = one.indexOf(': ')
      const [path, name] = [one.slice(0, at), one.slice(at + 2)]
      expect(read(path), `${number}: ${one}`).toContain(`test('${name}`)
    }
})

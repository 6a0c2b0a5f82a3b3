import { inviteMessages as say } from '@showroom/contract/invite/invite.messages'
import { type InviteeRow, longestInviteName, readInvitee } from '@showroom/contract/invite/invite.rules'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { refuseInvalid } from '../platform/http/domain-error.ts'

const records = z.array(z.array(z.string()))

const emailNames: readonly string[] = ['email', 'e-mail', 'mail', 'email address', 'e-mail address']
const nameNames: readonly string[] = ['name', 'full name', 'contact', 'client']
const partNames: readonly string[] = [
  'first name',
  'last name',
  'firstname',
  'lastname',
  'given name',
  'family name',
]

const wordOf = (cell: string): string => cell.trim().toLowerCase().replaceAll('_', ' ')

/** Where the names and the addresses stand; addresses are looked for in each row where no heading says it. */
type Columns = { email: number; names: number[] }

/** Rows of a spreadsheet as CSV, with a heading or without one. */
export const readCsv = (text: string): InviteeRow[] => {
  const rows = cellsOf(text).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const [first = [], ...rest] = rows
  const hasHeading = !first.some((cell) => cell.includes('@'))
  if (!hasHeading) return rows.map(rowOf(null))
  const words = first.map(wordOf)
  const email = words.findIndex((word) => emailNames.includes(word))
  if (email < 0) return rows.map(rowOf(null))
  const whole = indexesOf(words, nameNames)
  return rest.map(rowOf({ email, names: whole.length > 0 ? whole : indexesOf(words, partNames) }))
}

const indexesOf = (words: readonly string[], known: readonly string[]): number[] =>
  words.flatMap((word, index) => (known.includes(word) ? [index] : []))

const rowOf =
  (columns: Columns | null) =>
  (cells: readonly string[]): InviteeRow => {
    const text = cells.filter((cell) => cell.trim() !== '').join(', ')
    const address = columns ? cells[columns.email] : cells.find((cell) => cell.includes('@'))
    const { email, name } = readInvitee(address ?? '')
    const named = columns?.names.map((index) => cells[index]?.trim() ?? '').join(' ')
    return { text, email, name: (named?.trim() || name).slice(0, longestInviteName) }
  }

const cellsOf = (text: string): string[][] => {
  try {
    return records.parse(
      parse(text, {
        bom: true,
        delimiter: [',', ';', '\t'],
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      }),
    )
  } catch {
    return refuseInvalid({ csv: [say.unreadableFile] })
  }
}

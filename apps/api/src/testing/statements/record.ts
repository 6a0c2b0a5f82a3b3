import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from '../../platform/db/sql.ts'

/** What a JavaScript value is to a driver. */
export type ValueKind = 'null' | 'string' | 'number' | 'boolean' | 'date' | 'bytes' | 'object' | ValueKind[]

/** A statement as it was sent, without its values: `kinds` says what stood in the place of each. */
export type Statement = { text: string; kinds: ValueKind[] }

const kindOf = (value: unknown): ValueKind => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return [...new Set(value.map(kindOf))]
  if (value instanceof Date) return 'date'
  if (value instanceof Uint8Array) return 'bytes'
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object'
}

/** The others have neither parameters nor columns of their own. */
const isPrepared = (text: string) => /^\s*(select|insert|update|delete|with|values|merge)\b/i.test(text)

/** Appends each statement the first time it is sent, one line of JSON each, to a file of this process. */
export const statementRecorder = (folder: string) => {
  const file = join(folder, `${process.pid}.jsonl`)
  const seen = new Set<string>()
  return ({ text, values }: Sql) => {
    if (!isPrepared(text)) return
    const line = JSON.stringify({ text, kinds: values.map(kindOf) } satisfies Statement)
    if (seen.has(line)) return
    seen.add(line)
    appendFileSync(file, `${line}\n`)
  }
}

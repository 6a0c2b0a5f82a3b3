import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpFile } from '../templates.ts'
import type { Described } from './describe-on-server.ts'
import type { ValueKind } from './record.ts'
import { readRecorded } from './recorded.ts'

let pglite: PGlite

beforeAll(async () => {
  const dump = await readFile(dumpFile(process.env.TEST_DUMPS ?? '', 'empty'))
  pglite = await PGlite.create({
    loadDataDir: new Blob([new Uint8Array(dump)]),
    extensions: { pg_trgm, unaccent },
  })
})
afterAll(() => pglite.close())

const samples = {
  null: null,
  string: '1',
  number: 1,
  boolean: true,
  date: new Date(0),
  bytes: new Uint8Array([1]),
  object: {},
}
const sampleOf = (kind: ValueKind): unknown => (Array.isArray(kind) ? kind.map(sampleOf) : samples[kind])

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error)

const describeHere = async (text: string, kinds: readonly ValueKind[]): Promise<Described> => {
  try {
    const { queryParams, resultFields } = await pglite.describeQuery(text)
    queryParams.forEach(({ serializer }, index) => {
      const sample = sampleOf(kinds[index] ?? 'null')
      // What it has no serializer for, as an id of a lease, the driver sends as text.
      if (sample !== null && typeof serializer === 'function') serializer(sample)
    })
    return {
      parameters: queryParams.map(({ dataTypeID }) => dataTypeID),
      columns: resultFields.map(({ dataTypeID }) => dataTypeID),
    }
  } catch (error) {
    return { refused: codeOf(error) }
  }
}

test('every statement that the server was sent means the same to the embedded database', async () => {
  const recorded = await readRecorded()
  if (!recorded) throw new Error('No statements are recorded: run the project api-server first.')
  expect(recorded.length).toBeGreaterThan(0)
  const differences = []
  for (const { text, kinds, onServer } of recorded) {
    const here = await describeHere(text, kinds)
    if (JSON.stringify(here) !== JSON.stringify(onServer)) differences.push({ text, kinds, onServer, here })
  }
  expect(differences).toEqual([])
})

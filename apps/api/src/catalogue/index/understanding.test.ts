import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../platform/db/db.ts'
import { openTestDb } from '../../testing/test-db.ts'
import { fullText, wordsOf } from '../search/search-query.ts'
import { parseTsquery } from './tsquery.ts'
import { openUnderstanding } from './understanding.ts'
import { understoodWhole } from './testing/understood.store.ts'

let db: Db

beforeAll(async () => {
  db = await openTestDb('seeded')
})
afterAll(() => db.close())

const words = [
  'oak, floors, wood floor, lav faucet, lvp, the, and, to, planks, running, matte, stove top',
  "12x24, 3/4, 1.5, a1.b2, café, größe, über, ß, wi-fi, o'hara, back\\slash",
].flatMap((list) => list.split(', '))

test('a search means what PostgreSQL says of it as a whole, asked word by word', async () => {
  const understand = openUnderstanding(db)
  const typed = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 8 })), {
    minLength: 1,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(typed, async (parts) => {
      // What PostgreSQL can not keep is refused where requests come in.
      const searched = wordsOf(parts.join(' ').replaceAll('\0', ' '))
      fc.pre(searched.length > 0)
      const text = fullText(searched)
      const meant = await understand(text)
      const whole = parseTsquery(await understoodWhole(db, text))
      expect({ text, meant }).toEqual({ text, meant: whole })
    }),
    { numRuns: 300 },
  )
})

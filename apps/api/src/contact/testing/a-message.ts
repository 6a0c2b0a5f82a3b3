import type { FastifyInstance } from 'fastify'
import { browserOn } from '../../account/testing/person.ts'
import type { Queries } from '../../platform/db/db.ts'
import { allMessages } from './message.store.ts'

let written = 0

/** Each from another sender; say only what the test is about. */
export const aMessage = (telling: Record<string, unknown> = {}) => {
  written += 1
  return {
    full_name: 'Ada Byron',
    email: `writer-${written}@people.test`,
    role: 'homeowner',
    topic: 'delivery',
    message: 'Do you deliver to Alaska?\n\nIt is for a cabin.',
    ...telling,
  }
}

type Asked = { token?: string; ip?: string }

export const write = (app: FastifyInstance, body: object, asked: Asked = {}) =>
  browserOn(app)<object>('POST /api/contact', { body, ...asked })

export const keptFrom = async (db: Queries, email: string) =>
  (await allMessages(db)).filter((row) => row.email === email)

import type { Call } from '@showroom/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountByEmail } from '../../account/account.store.ts'
import { newSessionToken } from '../../account/session/secret.ts'
import { createOnlooking } from '../../account/session/session.store.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { askAs, calls, ruleOf } from './calls.ts'
import { type Cast, now, openCast } from './cast.ts'
import { watchRows } from './rows.ts'
import { forgetAllAttempts, type Prints } from './rows.store.ts'

// Every call of the contract × an Admin who looks on as the one who owns what is asked for: nothing is changed.

let cast: Cast
let rows: ReturnType<typeof watchRows>
let headers: Record<string, string>
beforeAll(async () => {
  cast = await openCast()
  rows = watchRows(cast)
  headers = { authorization: `Bearer ${await looksOnAs(cast.owner.email)}` }
})
afterAll(() => cast.close())

const looksOnAs = async (email: string) => {
  const { token, hash } = newSessionToken()
  const [person, admin] = await Promise.all([
    accountByEmail(cast.db, email),
    accountByEmail(cast.db, cast.people.Admin),
  ])
  await createOnlooking(cast.db, {
    publicId: newPublicId(),
    accountId: person?.id ?? 0,
    tokenHash: hash,
    device: 'Test',
    place: '127.0.0.x',
    now,
    expiresAt: new Date(now.getTime() + 1_800_000),
    onlookerId: admin?.id ?? 0,
  })
  return token
}

/** The one call that ends it is tried last of all. */
const end: Call = 'DELETE /api/looking_on'
const reads = (call: Call) => ruleOf(call).lookingOn ?? call.startsWith('GET ')

/** Whoever reads along is given a counter, which holds nothing: it is no change. */
const written = ({ all, owners }: Prints): Prints => {
  const { feed: _, ...others } = all
  const { feed: __, ...ownersOthers } = owners
  return { all: others, owners: ownersOthers }
}

test.each(calls.filter((call) => call !== end))('%s', async (call) => {
  await forgetAllAttempts(cast.db)
  const before = written(await rows())
  const reply = await askAs(cast, call, { objects: cast.owner, headers })
  expect(reply.statusCode, reply.body).not.toBe(500)
  const { access, roles, byCookie } = ruleOf(call)
  const isForUsers = access !== 'admin' && !byCookie && (roles?.includes('User') ?? true)
  if (!reads(call) && isForUsers)
    expect([reply.statusCode, reply.json().code], reply.body).toEqual([403, 'looking_on'])
  expect(written(await rows())).toEqual(before)
})

test('what was asked for was there to be seen, and ending it ends it', async () => {
  const seen = await askAs(cast, 'GET /api/order/{id}', { objects: cast.owner, headers })
  expect(seen.statusCode).toBe(200)
  expect((await askAs(cast, 'GET /api/authuser', { objects: cast.owner, headers })).json().data).toMatchObject({
    email: cast.owner.email,
    looked_on_by: expect.stringMatching(/Ada/),
  })
  expect((await askAs(cast, end, { objects: cast.owner, headers })).statusCode).toBe(200)
  const after = await askAs(cast, 'GET /api/authuser', { objects: cast.owner, headers })
  expect(after.statusCode).toBe(401)
})

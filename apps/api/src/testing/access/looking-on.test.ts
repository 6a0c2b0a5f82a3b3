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

// Every call of the contract × an Admin who looks on as the one who owns what is asked for, and as people of other types:
// nothing is changed.

const seen = ['User', 'Vendor', 'Contractor'] as const
type Seen = (typeof seen)[number]
const headersOf = (as: Seen) => ({ authorization: `Bearer ${tokens[as]}` })

let cast: Cast
let rows: ReturnType<typeof watchRows>
let tokens: Record<Seen, string>
beforeAll(async () => {
  cast = await openCast()
  rows = watchRows(cast)
  const { User, Vendor, Contractor } = { ...cast.people, User: cast.owner.email }
  tokens = {
    User: await looksOnAs(User),
    Vendor: await looksOnAs(Vendor),
    Contractor: await looksOnAs(Contractor),
  }
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

const tried = seen.flatMap((as) => calls.filter((call) => call !== end).map((call) => [as, call] as const))

test.each(tried)('as a %s: %s', async (as, call) => {
  await forgetAllAttempts(cast.db)
  const before = written(await rows())
  const reply = await askAs(cast, call, { objects: cast.owner, headers: headersOf(as) })
  expect(reply.statusCode, reply.body).not.toBe(500)
  const { access, roles, byCookie } = ruleOf(call)
  const isForThem = access !== 'admin' && !byCookie && (roles?.includes(as) ?? true)
  // Another world: the session of an onlooker, as any of the shop, opens nothing there.
  if (access === 'ai') expect([reply.statusCode, reply.json().code]).toEqual([401, 'ai_unauthenticated'])
  else if (!reads(call) && isForThem)
    expect([reply.statusCode, reply.json().code], reply.body).toEqual([403, 'looking_on'])
  expect(written(await rows())).toEqual(before)
})

test('a photo of somebody’s home is theirs alone, whoever looks on; the room that it is of can be helped with', async () => {
  const room = `/api/visualization/photo_room/${cast.owner.photoRoomId}`
  const seenBy = async (token: string, path: string) => {
    const reply = await cast.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
    return reply.statusCode
  }
  for (const path of [`${room}/photo`, `${room}/photo?size=small`]) {
    expect(await seenBy(tokens.User, path)).toBe(403)
    expect(await seenBy(cast.owner.session ?? '', path)).toBe(200)
  }
  expect(await seenBy(tokens.User, room)).toBe(200)
})

test('what was asked for was there to be seen, and ending it ends it', async () => {
  const headers = headersOf('User')
  const order = await askAs(cast, 'GET /api/order/{id}', { objects: cast.owner, headers })
  expect(order.statusCode).toBe(200)
  expect(
    (await askAs(cast, 'GET /api/authuser', { objects: cast.owner, headers })).json().data,
  ).toMatchObject({
    email: cast.owner.email,
    looked_on_by: expect.stringMatching(/Ada/),
  })
  expect((await askAs(cast, end, { objects: cast.owner, headers })).statusCode).toBe(200)
  const after = await askAs(cast, 'GET /api/authuser', { objects: cast.owner, headers })
  expect(after.statusCode).toBe(401)
})

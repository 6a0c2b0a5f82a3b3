import type { EmbedSession } from '@showroom/contract/account/embed-session'
import { beforeEach, expect, test } from 'vitest'
import { allThatIsKept, setTypeAndStatus } from '../account/testing/account.store.ts'
import { aSignInIntent, codeFor, harvestSite, signedInOn } from '../account/testing/contractors-page.ts'
import { aMarketplace, minutes } from '../account/testing/marketplace.ts'
import { deleteEndedEmbedSessions } from './embed-session.store.ts'

const { ask, db, later, now, registered } = aMarketplace()

// Everybody registers from one address here, and twenty an hour may.
beforeEach(() => later(minutes(4)))

const here = { origin: harvestSite }
const readSession = (token: string, headers: Record<string, string> = here) =>
  ask<EmbedSession>('GET /api/embed/session?showroom=HARVEST2', { token, headers })

test('it ends after fifteen minutes: a cart is refused to it, and goods are shown as to anybody', async () => {
  const { token } = await registered()
  const session = await signedInOn(ask, token)
  later(minutes(14))
  expect((await readSession(session)).status).toBe(200)
  later(minutes(1))
  expect((await readSession(session)).status).toBe(401)
  const with15 = { token: session, headers: here }
  expect((await ask('GET /api/projectCart?showroom=HARVEST2', with15)).status).toBe(401)
  expect((await ask('GET /api/shop?showroom=HARVEST2', with15)).status).toBe(200)
})

const endings: [string, (person: { email: string; token: string; password: string }) => Promise<unknown>][] =
  [
    ['signing out on our own site', ({ token }) => ask('POST /api/logout', { token })],
    [
      'another password',
      async ({ email, password }) => {
        const { data } = await ask('POST /api/login', { body: { email, password } })
        const body = { current_password: password, password: 'another good horse' }
        await ask('POST /api/password/change', { token: data.token, body })
      },
    ],
    [
      'the account being deactivated',
      ({ email }) => setTypeAndStatus(db(), email, { type: 'User', status: 'Deactive' }),
    ],
  ]
test.each(endings)('it ends with %s', async (_what, end) => {
  const person = await registered()
  const session = await signedInOn(ask, person.token)
  expect((await readSession(session)).status).toBe(200)
  await end(person)
  expect((await readSession(session)).status).toBe(401)
})

test('signing out there ends it in every tab, and leaves the account signed in with us', async () => {
  const { token } = await registered()
  const session = await signedInOn(ask, token)
  const left = await ask('DELETE /api/embed/session?showroom=HARVEST2', { token: session, headers: here })
  expect([left.status, left.message]).toEqual([200, 'Logged Out Successfully'])
  expect((await readSession(session)).status).toBe(401)
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
})

test('signing in again takes the place of the session before, on this website only', async () => {
  const { token } = await registered()
  const local = { origin: 'http://localhost:5999' }
  const first = await signedInOn(ask, token)
  const elsewhere = await signedInOn(ask, token, aSignInIntent(local))
  const second = await signedInOn(ask, token)
  const read = [readSession(first), readSession(second), readSession(elsewhere, local)]
  expect((await Promise.all(read)).map(({ status }) => status)).toEqual([401, 200, 200])
})

test('neither code nor token is kept as it is, and what has ended is not kept at all', async () => {
  const { token } = await registered()
  const intent = aSignInIntent()
  const { data: given } = await codeFor(ask, token, intent)
  const session = await signedInOn(ask, token)
  const kept = await allThatIsKept(db())
  for (const secret of [given.code, session, intent.verifier]) expect(kept).not.toContain(secret)
  expect(kept).toContain(intent.challenge)
  later(minutes(16))
  await deleteEndedEmbedSessions(db(), new Date(now()))
  expect(await allThatIsKept(db())).not.toContain(intent.challenge)
})

import { expect, test } from 'vitest'
import { codeFor, aSignInIntent, harvestSite, signedInOn, swapOf } from '../testing/contractors-page.ts'
import { setTypeAndStatus } from '../testing/account.store.ts'
import { ownOrigin } from '../testing/browser.ts'
import { aMarketplace, minutes } from '../testing/marketplace.ts'
import { aRegistration } from '../testing/person.ts'

// Tokens and codes that come again, late, from elsewhere, or were never given: the answer that each gets.

const { ask, app, db, later, codeIn, mailsTo, registered } = aMarketplace()

const statusOf = async (token: string | null) => (await ask('GET /api/authuser', { token })).status
const newPassword = 'another good horse'

test('a token that is replayed after signing out is nobody’s', async () => {
  const { token } = await registered()
  expect(await statusOf(token)).toBe(200)
  await ask('POST /api/logout', { token })
  for (const call of ['GET /api/authuser', 'GET /api/profile', 'POST /api/logout', 'GET /api/session'])
    expect((await ask(call, { token })).status).toBe(401)
})

test('a token that is replayed after the password was changed elsewhere is nobody’s', async () => {
  const person = await registered()
  const { data } = await ask('POST /api/login', { body: person })
  const body = { current_password: person.password, password: newPassword }
  expect((await ask('POST /api/password/change', { token: data.token, body })).status).toBe(200)
  expect([await statusOf(person.token), await statusOf(data.token)]).toEqual([401, 200])
})

test('a token that is replayed after the password was reset by mail is nobody’s', async () => {
  const { email, token } = await registered()
  await ask('POST /api/password/forgot', { body: { email } })
  await expect.poll(() => mailsTo(email)[0]?.subject).toBe('Choose a new password')
  const body = { code: codeIn(email), password: newPassword }
  expect((await ask('POST /api/password/reset', { body })).status).toBe(200)
  expect(await statusOf(token)).toBe(401)
})

test('what is answered to one person, and a token most of all, is kept by no cache', async () => {
  const person = await registered()
  const headers = { authorization: `Bearer ${person.token}` }
  const gets = ['authuser', 'profile', 'setting', 'session', 'address', 'project', 'order', 'account/data']
  for (const name of gets) {
    const reply = await app().inject({ url: `/api/${name}`, headers })
    expect([name, reply.statusCode, reply.headers['cache-control']]).toEqual([name, 200, 'no-store'])
  }
  const own = { origin: ownOrigin }
  const posts = [
    ['login', person],
    ['register', aRegistration()],
    ['session/resume', {}],
  ] as const
  for (const [name, payload] of posts) {
    const reply = await app().inject({ method: 'POST', url: `/api/${name}`, headers: own, payload })
    expect([name, reply.statusCode, reply.headers['cache-control']]).toEqual([name, 200, 'no-store'])
  }
})

test('a session that the client chose is never taken: the server makes its own', async () => {
  const chosen = `sr_u_${'A'.repeat(43)}`
  const person = await registered()
  const planted = {
    token: chosen,
    headers: { cookie: `token=${chosen}; authToken=${chosen}; __Host-session=${chosen}; sr_rm=${chosen}` },
  }
  const signedIn = await ask('POST /api/login', {
    ...planted,
    body: { ...person, token: chosen, authToken: chosen },
  })
  expect(signedIn.status).toBe(200)
  expect(signedIn.data.token).not.toBe(chosen)
  expect(await statusOf(chosen)).toBe(401)
})

test('signing in again gives another session each time, and none becomes more by itself', async () => {
  const person = await registered()
  const tokens = [person.token]
  for (let time = 0; time < 3; time += 1)
    tokens.push((await ask('POST /api/login', { body: person })).data.token ?? '')
  expect(new Set(tokens).size).toBe(4)
})

test('an Admin’s session that was begun before the one-time code is known by no other session’s code', async () => {
  const person = await registered()
  await setTypeAndStatus(db(), person.email, { type: 'Admin', status: 'Active' })
  const signIn = async () =>
    (await ask('POST /api/login', { body: { ...person, portal: 'admin' } })).data.token
  const [mine, thiefs] = [await signIn(), await signIn()]
  await ask('GET /api/login/verify_otp', { token: mine })
  await ask(`GET /api/login/verify_otp?otp=${codeIn(person.email)}`, { token: mine })
  expect((await ask('GET /api/profile', { token: mine })).status).toBe(200)
  expect((await ask('GET /api/profile', { token: thiefs })).code).toBe('otp_required')
})

const badCode = {
  status: 422,
  code: 'bad_code',
  message: 'This link has expired or was used already. Please ask for a new one.',
}

test('a link that verifies is good once, for a day, and only the newest', async () => {
  const { email, token } = await registered()
  const first = codeIn(email)
  await ask('GET /api/email/resend', { token })
  expect(await ask(`GET /api/email/verify/${first}`)).toMatchObject(badCode)
  const second = codeIn(email)
  later(minutes(24 * 60 + 1))
  expect(await ask(`GET /api/email/verify/${second}`)).toMatchObject(badCode)
  await ask('GET /api/email/resend', { token })
  const third = codeIn(email)
  expect((await ask(`GET /api/email/verify/${third}`)).status).toBe(200)
  expect(await ask(`GET /api/email/verify/${third}`)).toMatchObject(badCode)
})

test('a link to a new password is good once, for half an hour, and for nothing else', async () => {
  const { email } = await registered()
  const toReset = async () => {
    const before = mailsTo(email).length
    await ask('POST /api/password/forgot', { body: { email } })
    await expect.poll(() => mailsTo(email).length).toBe(before + 1)
    return codeIn(email)
  }
  const verifying = codeIn(email)
  const reset = (code: string) => ask('POST /api/password/reset', { body: { code, password: newPassword } })
  expect(await reset(verifying)).toMatchObject(badCode)
  const late = await toReset()
  later(minutes(31))
  expect(await reset(late)).toMatchObject(badCode)
  const code = await toReset()
  expect(await ask(`GET /api/email/verify/${code}`)).toMatchObject(badCode)
  expect((await reset(code)).status).toBe(200)
  expect(await reset(code)).toMatchObject(badCode)
})

test('two who come with one link at once: one of them gets in', async () => {
  const { email } = await registered()
  const code = codeIn(email)
  const replies = await Promise.all([1, 2, 3].map(() => ask(`GET /api/email/verify/${code}`)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('a one-time code of one Admin opens nothing for another', async () => {
  const admins = await Promise.all(
    [1, 2].map(async () => {
      const person = await registered()
      await setTypeAndStatus(db(), person.email, { type: 'Admin', status: 'Active' })
      const { data } = await ask('POST /api/login', { body: { ...person, portal: 'admin' } })
      return { email: person.email, token: data.token }
    }),
  )
  for (const { token } of admins) await ask('GET /api/login/verify_otp', { token })
  const [first, second] = admins
  const otp = codeIn(first?.email ?? '')
  const tried = await ask<{ valid_otp: boolean }>(`GET /api/login/verify_otp?otp=${otp}`, {
    token: second?.token,
  })
  expect(tried.data.valid_otp).toBe(otp === codeIn(second?.email ?? ''))
})

test('a contractor’s page can not use an account’s token, nor its own session anywhere else', async () => {
  const { token } = await registered()
  const there = { origin: harvestSite }
  const withAccount = await ask('GET /api/projectCart?showroom=HARVEST2', { token, headers: there })
  expect([withAccount.status, withAccount.code]).toEqual([403, 'origin_refused'])
  const session = await signedInOn(ask, token)
  for (const headers of [
    {},
    { origin: 'http://localhost:4000' },
    { origin: 'https://www.mapleandmain.example' },
  ]) {
    const reply = await ask('GET /api/projectCart?showroom=HARVEST2', { token: session, headers })
    expect([reply.status, reply.code]).toEqual([403, 'origin_refused'])
  }
  expect((await ask('GET /api/profile', { token: session, headers: there })).status).toBe(403)
})

test('a code for a contractor’s page that was used, or is a minute old, opens nothing', async () => {
  const { token } = await registered()
  const intent = aSignInIntent()
  const { data } = await codeFor(ask, token, intent)
  expect((await swapOf(ask, intent, { code: data.code })).status).toBe(200)
  expect((await swapOf(ask, intent, { code: data.code })).status).toBe(403)
  const late = await codeFor(ask, token, intent)
  later(minutes(1) + 1)
  expect((await swapOf(ask, intent, { code: late.data.code })).status).toBe(403)
})

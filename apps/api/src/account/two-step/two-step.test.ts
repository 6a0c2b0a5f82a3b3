import type { User } from '@showroom/contract/account/account'
import type { TwoStep } from '@showroom/contract/account/two-step'
import { twoStepMessages as say } from '@showroom/contract/account/two-step.messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aBrowser } from '../testing/browser.ts'
import { aRegistration, browserOn } from '../testing/person.ts'
import { everyRowOfTwoSteps } from '../testing/two-steps.store.ts'
import { codeAt } from './totp.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let ahead = 0
const start = Date.parse('2026-11-23T17:00:00Z')
const now = () => new Date(start + ahead)
beforeAll(async () => {
  opened = await openTestApp({}, now)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

type In = { user: User; token: string }
type Session = { id: string; is_this_one: boolean; is_two_step: boolean }

/** The next half minute: no code is good twice. */
const nextCode = (secret: string): string => {
  ahead += 30_000
  return codeAt(secret, now())
}

const aPerson = async () => {
  const person = aRegistration()
  const browser = browserOn(opened.app)
  const { data } = await browser<In>('POST /api/register', { body: person })
  const credentials = { email: person.email, password: person.password }
  const current_password = person.password
  const asOwner = <Data>(call: string, body?: object) => browser<Data>(call, { body, token: data.token })
  const login = () => browser<In>('POST /api/login', { body: credentials })
  const give = (challenge: string, code: string) =>
    browser<In>('POST /api/two_step/sign_in', { body: { challenge, code } })
  return { ...person, current_password, browser, asOwner, login, give, token: data.token }
}

/** With the second step on: the secret of the app, and the recovery codes. */
const aCarefulPerson = async () => {
  const person = await aPerson()
  const { current_password } = person
  const { data: begun } = await person.asOwner<{ secret: string; uri: string }>('POST /api/two_step', {
    current_password,
  })
  const on = await person.asOwner<{ recovery_codes: string[] }>('PUT /api/two_step', {
    code: nextCode(begun.secret),
  })
  expect([on.status, on.message]).toEqual([200, say.turnedOn])
  const challenge = async () => (await person.login()).errors?.two_step?.[0] ?? ''
  return { ...person, secret: begun.secret, uri: begun.uri, recovery: on.data.recovery_codes, challenge }
}

test('set up by the password and a code, it is asked for at the next sign-in', async () => {
  const person = await aCarefulPerson()
  expect(person.uri).toMatch(/^otpauth:\/\/totp\/Showroom:person-.*secret=[A-Z2-7]{32}/)
  expect(new Set(person.recovery).size).toBe(10)
  const refused = await person.login()
  expect([refused.status, refused.code, refused.data]).toEqual([403, 'two_step_required', undefined])
  const entered = await person.give(refused.errors?.two_step?.[0] ?? '', nextCode(person.secret))
  expect([entered.status, entered.data.user.email]).toEqual([200, person.email])
  const { data } = await person.browser<Session[]>('GET /api/session', { token: entered.data.token })
  expect(data.map(({ is_two_step }) => is_two_step)).toEqual([true, true])
})

test('who is remembered after both steps is in two steps again when signed in by that', async () => {
  const { email, password, secret } = await aCarefulPerson()
  const browser = aBrowser(opened.app)
  const begun = await browser.ask('POST /api/login', { body: { email, password, remember: true } })
  const challenge = begun.errors?.two_step?.[0] ?? ''
  const code = nextCode(secret)
  await browser.ask('POST /api/two_step/sign_in', { body: { challenge, code, remember: true } })
  const { data } = await browser.ask('POST /api/session/resume')
  const listed = await browser.ask<Session[]>('GET /api/session', { token: data.token })
  expect(listed.data.find(({ is_this_one }) => is_this_one)?.is_two_step).toBe(true)
})

test('a wrong password says nothing of a second step', async () => {
  const { email, browser } = await aCarefulPerson()
  const body = { email, password: 'not the password at all' }
  const refused = await browser('POST /api/login', { body })
  expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, ['email']])
})

test('until a code was given nothing is asked for, and what was begun can begin anew', async () => {
  const { asOwner, current_password, login } = await aPerson()
  const begin = () => asOwner<{ secret: string }>('POST /api/two_step', { current_password })
  const [first, second] = [await begin(), await begin()]
  expect(first.data.secret).not.toBe(second.data.secret)
  expect((await login()).status).toBe(200)
  const wrong = await asOwner('PUT /api/two_step', { code: codeAt(first.data.secret, now()) })
  expect(wrong.errors).toEqual({ code: [say.wrongCode] })
  expect((await asOwner<TwoStep>('GET /api/two_step')).data.is_on).toBe(false)
})

test('other devices and remembered ones are signed out when it is turned on', async () => {
  const person = await aPerson()
  const { data: other } = await person.login()
  const { current_password } = person
  const { data } = await person.asOwner<{ secret: string }>('POST /api/two_step', { current_password })
  await person.asOwner('PUT /api/two_step', { code: nextCode(data.secret) })
  expect((await person.browser('GET /api/authuser', { token: other.token })).status).toBe(401)
  expect((await person.asOwner('GET /api/authuser')).status).toBe(200)
})

test('no code is good twice, nor one of an earlier half minute', async () => {
  const { challenge, give, secret } = await aCarefulPerson()
  const earlier = codeAt(secret, now())
  const code = nextCode(secret)
  expect((await give(await challenge(), code)).status).toBe(200)
  const again = await give(await challenge(), code)
  expect(again.errors).toEqual({ code: [say.wrongCode] })
  expect((await give(await challenge(), earlier)).errors).toEqual({ code: [say.wrongCode] })
})

test('a recovery code is good once, however it is typed', async () => {
  const { challenge, give, recovery, asOwner } = await aCarefulPerson()
  const [code = ''] = recovery
  expect((await give(await challenge(), code.toLowerCase().replace('-', ' '))).status).toBe(200)
  expect((await give(await challenge(), code)).errors).toEqual({ code: [say.wrongCode] })
  expect((await asOwner<TwoStep>('GET /api/two_step')).data.recovery_left).toBe(9)
})

test('a challenge is good once, for ten minutes, and for nobody’s guesses', async () => {
  const { challenge, give, secret } = await aCarefulPerson()
  const used = await challenge()
  expect((await give(used, nextCode(secret))).status).toBe(200)
  expect((await give(used, nextCode(secret))).code).toBe('two_step_over')
  const old = await challenge()
  ahead += 10 * 60_000
  expect((await give(old, nextCode(secret))).code).toBe('two_step_over')
  expect((await give('x'.repeat(43), nextCode(secret))).code).toBe('two_step_over')
})

test('who has the password and no code stands in the list of sign-ins as refused', async () => {
  const { asOwner, challenge, give } = await aCarefulPerson()
  expect((await give(await challenge(), 'not-a-code')).status).toBe(422)
  const { data } = await asOwner<{ is_refused: boolean }[]>('GET /api/session/history')
  expect(data[0]?.is_refused).toBe(true)
})

test('signing out everywhere else ends a sign-in that still waits for its second step', async () => {
  const { asOwner, challenge, give, secret } = await aCarefulPerson()
  const half = await challenge()
  expect((await asOwner('DELETE /api/session')).status).toBe(200)
  expect((await give(half, nextCode(secret))).code).toBe('two_step_over')
})

test('guesses are counted by account, over all challenges', async () => {
  const { challenge, give, secret } = await aCarefulPerson()
  const right = nextCode(secret)
  const wrong = right === '000000' ? '111111' : '000000'
  const statuses: number[] = []
  for (let guess = 0; guess < 6; guess += 1) statuses.push((await give(await challenge(), wrong)).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  expect((await give(await challenge(), right)).status).toBe(429)
})

test('five at once with one right code sign in once', async () => {
  const { challenge, give, secret } = await aCarefulPerson()
  const token = await challenge()
  const code = nextCode(secret)
  const replies = await Promise.all(Array.from({ length: 5 }, () => give(token, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('turning it off takes the password and a code; new recovery codes too', async () => {
  const { asOwner, current_password, secret, recovery, login } = await aCarefulPerson()
  const off = (body: object) => asOwner<TwoStep>('POST /api/two_step/off', body)
  const wrong = await off({ current_password: 'not the password', code: nextCode(secret) })
  expect(Object.keys(wrong.errors ?? {})).toEqual(['current_password'])
  expect((await off({ current_password, code: '000 000' })).errors).toEqual({ code: [say.wrongCode] })
  const renewed = await asOwner<{ recovery_codes: string[] }>('POST /api/two_step/recovery', {
    current_password,
    code: nextCode(secret),
  })
  expect(renewed.data.recovery_codes).not.toEqual(recovery)
  expect((await off({ current_password, code: recovery[0] })).errors).toEqual({ code: [say.wrongCode] })
  const done = await off({ current_password, code: nextCode(secret) })
  expect([done.status, done.data.is_on, (await login()).status]).toEqual([200, false, 200])
})

test('neither the secret nor a recovery code stands in the database', async () => {
  const { secret, recovery } = await aCarefulPerson()
  const kept = JSON.stringify(await everyRowOfTwoSteps(opened.db))
  for (const each of [secret, ...recovery]) expect(kept).not.toContain(each)
})

test('who it is on for can read and erase what is kept of it', async () => {
  const { asOwner } = await aCarefulPerson()
  const { data } = await asOwner<Record<string, unknown>>('GET /api/account/data')
  expect(JSON.stringify(data)).toContain('two_step')
})

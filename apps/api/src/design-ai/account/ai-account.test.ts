import type { AiCredits, AiUser } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages } from '@showroom/contract/design-ai/design-ai.messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { aiBrowser } from '../testing/ai-browser.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

type Entered = { user: AiUser; token: string; credits: AiCredits }

let made = 0
const aPerson = () => ({
  full_name: 'Ines Marsh',
  email: `ines-${(made += 1)}@ai.test`,
  password: 'correct horse battery',
  birth_date: '1990-04-01',
})
const register = (person: object, headers = {}) =>
  aiBrowser(opened)<Entered>('POST /api/AI/design', { action: 'register', agree: true, ...person }, headers)
const login = ({ email, password }: { email: string; password: string }) =>
  aiBrowser(opened)<Entered>('POST /api/AI/design', { action: 'login', email, password })
const mailsTo = (email: string) => (opened.mail.mailbox?.list() ?? []).filter(({ to }) => to === email)
const codeIn = (email: string) => /code=([0-9A-Za-z]{43})/.exec(mailsTo(email).at(0)?.text ?? '')?.[1] ?? ''

test('who signs up gets a mail, and three credits with the proof of the address, once', async () => {
  const person = aPerson()
  const { status, data } = await register(person)
  expect([status, data.credits.balance, data.user.email_verified_at]).toEqual([200, 0, null])
  expect(data.token).toMatch(/^sr_a_[0-9A-Za-z]{43}$/)
  const code = codeIn(person.email)
  const ask = aiBrowser(opened, data.token)
  expect((await ask(`GET /api/AI/design/email/verify/${code}`)).status).toBe(200)
  expect((await ask(`GET /api/AI/design/email/verify/${code}`)).status).toBe(422)
  const { data: after } = await ask<Entered>('GET /api/AI/get_user')
  expect(after.credits).toEqual({ balance: 3, reserved: 0, cost: 1 })
  const { data: spent } = await ask<{ movements: object[] }>('POST /api/AI/get_credits', {})
  expect(spent.movements).toEqual([{ kind: 'gift', amount: 3, at: expect.any(String) }])
})

test('a second account of an address, a bad password and a common one are refused by field', async () => {
  const person = aPerson()
  await register(person)
  expect((await register({ ...person, email: person.email.toUpperCase() })).errors).toHaveProperty('email')
  expect((await register({ ...aPerson(), password: 'short' })).errors).toHaveProperty('password')
  expect((await register({ ...aPerson(), password: 'password1' })).errors).toHaveProperty('password')
  const wrong = await login({ ...person, password: 'not that one at all' })
  const nobody = await login({ email: 'nobody@ai.test', password: 'not that one at all' })
  expect([wrong.status, wrong.errors]).toEqual([nobody.status, nobody.errors])
})

test('a signed out token is nobody’s, with a code of its own', async () => {
  const { data } = await register(aPerson())
  const ask = aiBrowser(opened, data.token)
  expect((await ask('POST /api/AI/logout', {})).status).toBe(200)
  const after = await ask('GET /api/AI/get_user')
  expect([after.status, after.code]).toEqual([401, 'ai_unauthenticated'])
})

test('a lost password is chosen anew by mail, and whoever was signed in is out', async () => {
  const person = aPerson()
  const { data: before } = await register(person)
  await aiBrowser(opened)('POST /api/AI/password', { email: person.email })
  const code = codeIn(person.email)
  const chosen = { code, password: 'another horse battery' }
  const { data } = await aiBrowser(opened)<Entered>('PUT /api/AI/password', chosen)
  expect(data.credits.balance).toBe(3)
  expect((await aiBrowser(opened, before.token)('GET /api/AI/get_user')).status).toBe(401)
  expect((await login({ ...person, password: chosen.password })).status).toBe(200)
  expect((await aiBrowser(opened)('PUT /api/AI/password', chosen)).status).toBe(422)
  const nobody = await aiBrowser(opened)('POST /api/AI/password', { email: 'nobody@ai.test' })
  expect(nobody.status).toBe(200)
})

test('the same address in both worlds is no link; who holds both tokens links them', async () => {
  const person = aPerson()
  const { data: ai } = await register(person)
  const shop = browserOn(opened.app)
  const { data: signedUp } = await shop('POST /api/register', {
    body: aRegistration({ email: person.email }),
  })
  const asShop = { authorization: `Bearer ${signedUp.token ?? ''}` }
  const link = { action: 'link', agree: true }
  const alone = await aiBrowser(opened)<Entered>('POST /api/AI/design', link, asShop)
  expect([alone.status, alone.errors]).toEqual([422, { email: [designAiMessages.linkEmailTaken] }])
  const stranger = await aiBrowser(opened, ai.token)('POST /api/AI/design', link)
  expect([stranger.status, stranger.code]).toEqual([401, 'unauthenticated'])
  const both = await aiBrowser(opened, ai.token)<Entered>('POST /api/AI/design', link, asShop)
  expect([both.data.user.is_linked, both.data.user.email]).toEqual([true, person.email])
  const again = await aiBrowser(opened)<Entered>('POST /api/AI/design', link, asShop)
  expect(again.data.user.id).toBe(ai.user.id)
})

test('what is kept can be downloaded and forgotten: the address is free again', async () => {
  const person = aPerson()
  const { data } = await register(person)
  const ask = aiBrowser(opened, data.token)
  const survey = { styles: { coastal: 3 }, tone: 'warm', dislikes: ['dark'], budget_per_sqft_cents: 900 }
  await ask('PUT /api/AI/survey', survey)
  const { data: kept } = await ask<{ user: AiUser }>('GET /api/AI/data')
  expect(kept.user).toMatchObject({ email: person.email, survey })
  expect((await ask('POST /api/AI/forget', { password: 'no' })).status).toBe(422)
  expect((await ask('POST /api/AI/forget', { password: person.password })).status).toBe(200)
  expect((await ask('GET /api/AI/get_user')).status).toBe(401)
  expect((await login(person)).status).toBe(422)
  expect((await register(person)).status).toBe(200)
})

import { accountMessages } from '@showroom/contract/account/account.messages'
import type { AiCredits, AiUser } from '@showroom/contract/design-ai/design-ai'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reopenAge } from '../../account/account.store.ts'
import { accountByEmail } from '../../account/account.store.ts'
import { aRegistration, browserOn } from '../../account/testing/person.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { testDay } from '../../testing/test-clock.ts'
import { aiBrowser } from '../testing/ai-browser.ts'
import { saveAiVerified, aiAccountByEmail } from './ai-account.store.ts'

let at = testDay
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp({}, () => at)
})
beforeEach(async () => {
  at = testDay
  await forgetAllAttempts(opened.db)
})
afterAll(() => opened.close())

type Entered = { user: AiUser; token: string; credits: AiCredits }

const yearsAgo = (years: number) => `${testDay.getUTCFullYear() - years}-01-02`

let made = 0
const register = async (telling: object) => {
  const person = {
    full_name: 'Ines Marsh',
    email: `young-${(made += 1)}@ai.test`,
    password: 'correct horse battery',
    agree: true,
    ...telling,
  }
  const entered = await aiBrowser(opened)<Entered>('POST /api/AI/design', { action: 'register', ...person })
  return { ...entered, email: person.email }
}

const keptOf = async (email: string) => (await aiAccountByEmail(opened.db, email))?.adultOn

test('who signs up is asked their age: under 13 there is no account, under 18 a parent agrees', async () => {
  expect((await register({})).errors).toHaveProperty('birth_date')
  const child = await register({ birth_date: yearsAgo(9), parent_consent: true })
  expect(child.errors).toEqual({ birth_date: [accountMessages.tooYoung] })
  expect(await keptOf(child.email)).toBeUndefined()
  const alone = await register({ birth_date: yearsAgo(15) })
  expect(alone.errors).toEqual({ parent_consent: [accountMessages.parentConsent] })
  const minor = await register({ birth_date: yearsAgo(15), parent_consent: true })
  expect([minor.status, minor.data.user.is_minor]).toEqual([200, true])
  const adult = await register({ birth_date: yearsAgo(40) })
  expect([adult.data.user.is_minor, await keptOf(adult.email)]).toEqual([false, null])
})

test('a minor buys no credits, in words, until they are an adult', async () => {
  const { data, email } = await register({ birth_date: yearsAgo(15), parent_consent: true })
  const account = await aiAccountByEmail(opened.db, email)
  await saveAiVerified(opened.db, account?.id ?? 0, at)
  const pack = { credits: 10, price_cents: 900, payment_method_id: 'pm_card' }
  const buy = (key: string) => aiBrowser(opened, data.token)('POST /api/AI/credits', { key, ...pack })
  const refused = await buy('one')
  expect([refused.status, refused.code, refused.message]).toEqual([409, 'adults_only', say.adultsOnly])
  const { data: kept } = await aiBrowser(opened, data.token)<{ adult_on: string }>('GET /api/AI/data')
  expect(kept.adult_on).toBe(`${testDay.getUTCFullYear() + 3}-01-02`)
})

const shopper = async (telling: Record<string, unknown>) => {
  const registration = aRegistration(telling)
  const { data } = await browserOn(opened.app)('POST /api/register', { body: registration })
  const link = (ai: string | null = null) =>
    aiBrowser(opened, ai)<Entered>(
      'POST /api/AI/design',
      { action: 'link', agree: true },
      { authorization: `Bearer ${data.token ?? ''}` },
    )
  return { email: String(registration.email), link }
}

test('the shop’s account brings its age along: one that has not told it is asked there first', async () => {
  const young = await shopper({ birth_date: yearsAgo(15), parent_consent: true })
  expect((await young.link()).data.user.is_minor).toBe(true)
  const unknown = await shopper({})
  const account = await accountByEmail(opened.db, unknown.email)
  await reopenAge(opened.db, account?.id ?? 0)
  const refused = await unknown.link()
  expect([refused.status, refused.code, refused.message]).toEqual([403, 'age_open', say.ageFirst])
})

test('who links an account of a minor is one, whatever was said here before', async () => {
  const ai = await register({ birth_date: yearsAgo(40) })
  const young = await shopper({ birth_date: yearsAgo(15), parent_consent: true })
  expect((await young.link(ai.data.token)).data.user.is_minor).toBe(true)
})

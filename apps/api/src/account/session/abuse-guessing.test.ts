import { expect, test } from 'vitest'
import { anApplicantsBrowser } from '../../application/testing/applying.ts'
import { aSubmittedVendor } from '../../application/testing/submitted.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { hashings } from '../../testing/weak-argon2.ts'
import { countAccounts, setTypeAndStatus } from '../testing/account.store.ts'
import { aMarketplace, minutes } from '../testing/marketplace.ts'
import { aRegistration } from '../testing/person.ts'

// What is tried against accounts from outside, and the answer that it gets: guesses, and questions who is here.

const { ask, app, db, later, codeIn, mailsTo, registered } = aMarketplace()

const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
const workOf = async (trying: () => Promise<unknown>): Promise<number> => {
  const before = hashings()
  await trying()
  return hashings() - before
}

test('two thousand guesses in an hour, each from another address: seventy are looked at, the others are told when', async () => {
  const { email, password } = await registered()
  await ask('POST /api/login', { body: { email: 'first@people.test', password: 'warms up' } })
  const guesses = 2_000
  const answers = new Map<number, number>()
  const work = await workOf(async () => {
    for (let guess = 0; guess < guesses; guess += 20) {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          ask('POST /api/login', {
            body: { email, password: `guess ${guess + index}` },
            ip: addressOf(guess + index),
          }),
        ),
      )
      for (const { status, retryAfter } of replies) {
        answers.set(status, (answers.get(status) ?? 0) + 1)
        if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0)
      }
      later(minutes(60) / 100)
    }
  })
  expect(work).toBeGreaterThan(10)
  expect(work).toBeLessThanOrEqual(70)
  expect(answers.get(422)).toBe(work)
  expect(answers.get(429)).toBe(guesses - work)
  // Its owner gets in as soon as nobody has guessed for a minute.
  later(minutes(1))
  expect((await ask('POST /api/login', { body: { email, password } })).status).toBe(200)
})

test('one address that tries many accounts is stopped after a hundred', async () => {
  const spray = async (number: number) =>
    ask('POST /api/login', {
      body: { email: `nobody-${number}@people.test`, password: 'Summer2026' },
      ip: '10.9.9.9',
    })
  const statuses = []
  for (let number = 0; number < 103; number += 1) statuses.push((await spray(number)).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(100)
  expect(statuses.slice(100)).toEqual([429, 429, 429])
})

test('of five hundred one-time codes in an hour, five in a quarter of one are looked at', async () => {
  const person = await registered()
  await setTypeAndStatus(db(), person.email, { type: 'Admin', status: 'Active' })
  const { data } = await ask('POST /api/login', { body: { ...person, portal: 'admin' } })
  const answers = new Map<number, number>()
  for (let guess = 0; guess < 500; guess += 1) {
    if (guess % 125 === 0) await ask('GET /api/login/verify_otp', { token: data.token })
    const code = codeIn(person.email)
    const otp = String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0')
    const { status } = await ask(`GET /api/login/verify_otp?otp=${otp}`, { token: data.token })
    answers.set(status, (answers.get(status) ?? 0) + 1)
    later(minutes(60) / 500)
  }
  expect(answers.get(200)).toBeLessThanOrEqual(5 * 5)
  expect((answers.get(200) ?? 0) + (answers.get(429) ?? 0)).toBe(500)
  expect((await ask('GET /api/profile', { token: data.token })).code).toBe('otp_required')
})

test('codes of links are not guessed: sixty tries an hour from one address, and then 429', async () => {
  for (const call of ['GET /api/email/verify/', 'POST /api/password/reset']) {
    await forgetAllAttempts(db())
    const tryOnce = (code: string) =>
      call.startsWith('GET')
        ? ask(call + code, { ip: '10.8.8.8' })
        : ask(call, { body: { code, password: 'long enough' }, ip: '10.8.8.8' })
    for (let guess = 0; guess < 60; guess += 1) expect((await tryOnce(`guess${guess}`)).status).toBe(422)
    const stopped = await tryOnce('guess61')
    expect([stopped.status, Number(stopped.retryAfter) > 0]).toEqual([429, true])
  }
})

test('a wrong password and an unknown address: the same words, status, and work', async () => {
  const { email } = await registered()
  const tried: unknown[] = []
  for (const known of [email, 'nobody-here@people.test']) {
    let reply: unknown
    const work = await workOf(async () => {
      reply = await ask('POST /api/login', { body: { email: known, password: 'not the password' } })
    })
    tried.push([work, reply])
  }
  expect(tried[0]).toEqual(tried[1])
  expect(tried[0]).toMatchObject([
    1,
    { status: 422, errors: { email: ['These credentials do not match our records.'] } },
  ])
})

test.each(['Deactive', 'pending'])(
  'whether an account is %s, only the right password tells',
  async (status) => {
    const { email, password } = await registered()
    await setTypeAndStatus(db(), email, { type: 'User', status })
    const wrong = await ask('POST /api/login', { body: { email, password: 'not the password' } })
    expect([wrong.status, wrong.code]).toEqual([422, 'invalid'])
    expect((await ask('POST /api/login', { body: { email, password } })).status).toBe(403)
  },
)

test('a forgotten password and a link to an application: the same answer for an address that nobody has', async () => {
  const { email } = await registered()
  const applicant = await aSubmittedVendor(app())
  const browser = anApplicantsBrowser(app())
  for (const [call, known] of [
    ['POST /api/password/forgot', email],
    ['POST /api/application/link', applicant.email],
  ] as const) {
    const yes = await browser.ask(call, { body: { email: known } })
    const no = await browser.ask(call, { body: { email: 'nobody-at-all@people.test' } })
    expect([call, no]).toEqual([call, yes])
    expect(yes.status).toBe(200)
  }
  await expect.poll(() => mailsTo(email)[0]?.subject).toBe('Choose a new password')
})

test('a hundred registrations of one address at once make one account', async () => {
  const person = aRegistration()
  const before = await countAccounts(db())
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      ask('POST /api/register', { body: person, ip: addressOf(1_000_000 + number) }),
    ),
  )
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  // Taken, or too many at once: nothing else.
  for (const status of statuses) expect([200, 422, 429]).toContain(status)
  expect(await countAccounts(db())).toBe(before + 1)
})

test('mails that somebody makes us send to one address: five an hour', async () => {
  const { email } = await registered()
  const ask5 = async (number: number) =>
    ask('POST /api/password/forgot', { body: { email }, ip: addressOf(2_000_000 + number) })
  const statuses = []
  for (let number = 0; number < 7; number += 1) statuses.push((await ask5(number)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
})

test('one network asks for three of them, so that the owner may ask, too', async () => {
  const { email } = await registered()
  const statuses = []
  for (const ip of ['10.4.4.4', '10.4.4.4', '10.4.4.4', '10.4.4.4', '10.4.4.5'])
    statuses.push((await ask('POST /api/password/forgot', { body: { email }, ip })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 200])
})

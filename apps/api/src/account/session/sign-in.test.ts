import type { SignInSession } from '@showroom/contract/account/account'
import { expect, test } from 'vitest'
import { setTypeAndStatus } from '../testing/account.store.ts'
import { aBrowser } from '../testing/browser.ts'
import { aMarketplace, minutes } from '../testing/marketplace.ts'
import { aRegistration, browserOn } from '../testing/person.ts'

const { ask, app, db, later, registered, codeIn } = aMarketplace()

test('the right password signs in; a wrong one, a wrong address and an empty account read alike', async () => {
  const { email, password } = await registered()
  const right = await ask('POST /api/login', { body: { email, password } })
  expect(right.data.user.email).toBe(email)
  const wrongs = await Promise.all(
    [
      { email, password: 'not the password' },
      { email: 'nobody@people.test', password },
    ].map((body) => ask('POST /api/login', { body })),
  )
  for (const wrong of wrongs)
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      { email: ['These credentials do not match our records.'] },
    ])
})

test('the shop’s door admits Users only, each other door its own, and only after the right password', async () => {
  const pro = await registered({ type: 'Contractor' })
  await setTypeAndStatus(db(), pro.email, { type: 'Contractor', status: 'Active' })
  const shop = await ask('POST /api/login', { body: pro })
  expect([shop.status, shop.message]).toEqual([403, 'You are not authorized to access this page.'])
  const wrong = await ask('POST /api/login', { body: { ...pro, password: 'not the password' } })
  expect(wrong.status).toBe(422)
  const own = await ask('POST /api/login', { body: { ...pro, portal: 'pro' } })
  expect(own.status).toBe(200)
})

test('an account that is deactivated is told so, and is nobody from that moment on', async () => {
  const person = await registered()
  await setTypeAndStatus(db(), person.email, { type: 'User', status: 'Deactive' })
  expect((await ask('GET /api/authuser', { token: person.token })).status).toBe(401)
  const reply = await ask('POST /api/login', { body: person })
  expect(reply.message).toBe('Your account has been deactivated. Please contact support.')
})

const guessing = async (email: string, ip: string, times = 10) => {
  const statuses: number[] = []
  for (let wrong = 0; wrong < times; wrong += 1)
    statuses.push((await ask('POST /api/login', { body: { email, password: `wrong ${wrong}` }, ip })).status)
  return statuses
}

test('after ten wrong passwords the network they came from waits, and is told how long', async () => {
  const { email, password } = await registered()
  await guessing(email, '10.5.5.5')
  const stopped = await ask('POST /api/login', { body: { email, password }, ip: '10.5.5.5' })
  expect([stopped.status, stopped.retryAfter]).toEqual([429, '900'])
  expect(stopped.message).toBe('Too many attempts. Please try again in 15 minutes.')
  later(minutes(16))
  expect((await ask('POST /api/login', { body: { email, password }, ip: '10.5.5.5' })).status).toBe(200)
})

test('one stranger who guesses for hours shuts nobody else out', async () => {
  const { email, password } = await registered()
  for (let quarter = 0; quarter < 8; quarter += 1) {
    expect(await guessing(email, '10.5.5.6', 12)).toContain(429)
    const owner = await ask('POST /api/login', { body: { email, password }, ip: '10.5.5.7' })
    expect(owner.status).toBe(200)
    later(minutes(16))
  }
})

test('strangers of many networks delay a browser that is not known by a minute at most', async () => {
  const { email, password } = await registered()
  for (let network = 0; network < 40; network += 1) await guessing(email, `10.6.${network}.1`, 2)
  const delayed = await ask('POST /api/login', { body: { email, password } })
  expect(delayed.status).toBe(429)
  expect(Number(delayed.retryAfter)).toBeLessThanOrEqual(60)
  later(minutes(1))
  expect((await ask('POST /api/login', { body: { email, password } })).status).toBe(200)
})

test('a browser that is remembered is counted by itself, whatever others guess', async () => {
  const person = await registered()
  const browser = aBrowser(app())
  await browser.ask('POST /api/login', { body: { ...person, remember: true } })
  for (let network = 0; network < 20; network += 1) await guessing(person.email, `10.7.${network}.1`, 2)
  const unknown = await ask('POST /api/login', { body: person })
  expect(unknown.status).toBe(429)
  for (let wrong = 0; wrong < 10; wrong += 1) {
    const guess = await browser.copy().ask('POST /api/login', { body: { ...person, password: 'wrong' } })
    expect(guess.status).toBe(422)
  }
  expect((await browser.copy().ask('POST /api/login', { body: person })).status).toBe(429)
  later(minutes(16))
  expect((await browser.ask('POST /api/login', { body: person })).status).toBe(200)
})

test('an Admin’s trusted device lets its Admin in while strangers guess', async () => {
  const admin = await registered()
  await setTypeAndStatus(db(), admin.email, { type: 'Admin', status: 'Active' })
  const browser = aBrowser(app())
  const { data } = await browser.ask('POST /api/login', { body: { ...admin, portal: 'admin' } })
  await browser.ask('GET /api/login/verify_otp', { token: data.token })
  await browser.ask(`GET /api/login/verify_otp?otp=${codeIn(admin.email)}&trust_device=1`, {
    token: data.token,
  })
  for (let network = 0; network < 20; network += 1) await guessing(admin.email, `10.8.${network}.1`, 2)
  expect((await browser.ask('POST /api/login', { body: { ...admin, portal: 'admin' } })).status).toBe(200)
})

test('a new password by mail forgets what was guessed', async () => {
  const { email } = await registered()
  await ask('POST /api/password/forgot', { body: { email } })
  await expect.poll(() => codeIn(email)).toMatch(/^\w{43}$/)
  await guessing(email, '127.0.0.1')
  for (let network = 0; network < 20; network += 1) await guessing(email, `10.9.${network}.1`, 2)
  const body = { code: codeIn(email), password: 'a new long password' }
  expect((await ask('POST /api/password/reset', { body })).status).toBe(200)
  const owner = await ask('POST /api/login', { body: { email, password: body.password } })
  expect(owner.status).toBe(200)
})

test('devices are listed and signed out one by one, one’s own only', async () => {
  const person = await registered()
  const phone = browserOn(app(), 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1')
  const onPhone = await phone('POST /api/login', { body: person })
  const { data } = await ask<SignInSession[]>('GET /api/session', { token: person.token })
  expect(data.map(({ device, is_this_one }) => [device, is_this_one]).sort()).toEqual([
    ['Chrome on Mac', true],
    ['Safari on iPhone', false],
  ])
  const other = data.find(({ is_this_one }) => !is_this_one)
  const stranger = await registered()
  expect((await ask(`DELETE /api/session/${other?.id}`, { token: stranger.token })).status).toBe(404)
  expect((await ask(`DELETE /api/session/${other?.id}`, { token: person.token })).status).toBe(200)
  expect((await phone('GET /api/authuser', { token: onPhone.data.token })).status).toBe(401)
})

test('a session that is not used for two weeks ends', async () => {
  const { token } = await registered()
  later(minutes(13 * 24 * 60))
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
  later(minutes(13 * 24 * 60))
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
  later(minutes(15 * 24 * 60))
  expect((await ask('GET /api/authuser', { token })).status).toBe(401)
})

test('logging out ends the session, with the specification’s words', async () => {
  const { token } = await registered()
  expect((await ask('POST /api/logout', { token })).message).toBe('Logged Out Successfully')
  expect((await ask('GET /api/authuser', { token })).status).toBe(401)
})

test('an unguessed token, a guest’s token and none are all nobody', async () => {
  for (const token of [`sr_u_${'x'.repeat(43)}`, `sr_c_${'x'.repeat(43)}`, "' or 1=1 --", null]) {
    const { status, message } = await ask('GET /api/authuser', { token })
    expect([status, message]).toEqual([401, 'Please login to proceed.'])
  }
})

test('no other website may call, not even one that a showroom admits', async () => {
  const headers = { origin: 'https://www.harvesthomeremodeling.example' }
  const { status, code } = await ask('POST /api/login', { headers, body: aRegistration() })
  expect([status, code]).toEqual([403, 'origin_refused'])
})

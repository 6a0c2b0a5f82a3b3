import type { SignInSession } from '@showroom/contract/account/account'
import { expect, test } from 'vitest'
import { setTypeAndStatus } from '../testing/account.store.ts'
import { aMarketplace, minutes } from '../testing/marketplace.ts'
import { aRegistration, browserOn } from '../testing/person.ts'

const { ask, app, db, later, registered } = aMarketplace()

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

test('after ten wrong passwords the account waits, whoever asks, and says how long', async () => {
  const { email, password } = await registered()
  for (let wrong = 0; wrong < 10; wrong += 1)
    await ask('POST /api/login', { body: { email, password: `wrong ${wrong}` } })
  const locked = await ask('POST /api/login', { body: { email, password } })
  expect([locked.status, locked.retryAfter]).toEqual([429, '900'])
  expect(locked.message).toBe('Too many attempts. Please try again in 15 minutes.')
  later(minutes(16))
  expect((await ask('POST /api/login', { body: { email, password } })).status).toBe(200)
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

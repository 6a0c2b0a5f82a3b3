import { expect, test } from 'vitest'
import { setTypeAndStatus } from '../testing/account.store.ts'
import { aMarketplace, minutes } from '../testing/marketplace.ts'

const { ask, db, later, codeIn, registered } = aMarketplace()

const anAdmin = async () => {
  const person = await registered()
  await setTypeAndStatus(db(), person.email, { type: 'Admin', status: 'Active' })
  const { data } = await ask('POST /api/login', { body: { ...person, portal: 'admin' } })
  return { ...person, token: data.token }
}

test('an Admin is let into nothing before the one-time code, which is good once', async () => {
  const { email, token } = await anAdmin()
  const before = await ask('GET /api/profile', { token })
  expect([before.status, before.code]).toEqual([403, 'otp_required'])
  await ask('GET /api/login/verify_otp', { token })
  const code = codeIn(email)
  const given = await ask<{ valid_otp: boolean }>(`GET /api/login/verify_otp?otp=${code}`, { token })
  expect(given.data.valid_otp).toBe(true)
  expect((await ask('GET /api/profile', { token })).status).toBe(200)
  const again = await ask<{ valid_otp: boolean }>(`GET /api/login/verify_otp?otp=${code}`, { token })
  expect(again.data.valid_otp).toBe(false)
  later(minutes(12 * 60 + 1))
  expect((await ask('GET /api/profile', { token })).status).toBe(403)
})

test('five wrong codes lock for a quarter of an hour, and ten minutes end a code', async () => {
  const { email, token } = await anAdmin()
  await ask('GET /api/login/verify_otp', { token })
  const code = codeIn(email)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let tried = 0; tried < 5; tried += 1) await ask(`GET /api/login/verify_otp?otp=${wrong}`, { token })
  const locked = await ask(`GET /api/login/verify_otp?otp=${code}`, { token })
  expect([locked.status, locked.retryAfter]).toEqual([429, '900'])
  later(minutes(16))
  const late = await ask<{ valid_otp: boolean }>(`GET /api/login/verify_otp?otp=${code}`, { token })
  expect(late.data.valid_otp).toBe(false)
})

test('only an Admin can ask for a one-time code', async () => {
  const { token } = await registered()
  expect((await ask('GET /api/login/verify_otp', { token })).status).toBe(403)
})

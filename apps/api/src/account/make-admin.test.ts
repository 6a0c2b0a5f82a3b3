import { expect, test } from 'vitest'
import { makeAdmin } from './make-admin.ts'
import { aMarketplace, minutes } from './testing/marketplace.ts'

const { ask, db, now, later, registered } = aMarketplace()
const made = (email: string) => makeAdmin(db(), { email, name: 'Ada Lovelace', now: new Date(now()) })

test('the first Admin chooses a password by a link, once, and still needs the one-time code', async () => {
  const email = 'first@admins.test'
  const { code } = await made(email)
  const password = 'correct horse battery'
  const none = await ask('POST /api/login', { body: { email, password, portal: 'admin' } })
  expect(none.status).toBe(422)
  expect((await ask('POST /api/password/reset', { body: { code, password } })).status).toBe(200)
  expect((await ask('POST /api/password/reset', { body: { code, password: 'another one' } })).status).toBe(
    422,
  )
  const { data } = await ask('POST /api/login', { body: { email, password, portal: 'admin' } })
  expect(data.user).toMatchObject({ type: 'Admin', first_name: 'Ada', otp_verified: false })
  expect((await ask('GET /api/profile', { token: data.token })).code).toBe('otp_required')
})

test('asked again, an Admin gets a new link and the old one is worth nothing; a link is good for a day', async () => {
  const email = 'again@admins.test'
  const first = await made(email)
  const second = await made(email)
  const body = { code: first.code, password: 'correct horse battery' }
  expect((await ask('POST /api/password/reset', { body })).status).toBe(422)
  later(minutes(24 * 60 + 1))
  expect((await ask('POST /api/password/reset', { body: { ...body, code: second.code } })).status).toBe(422)
})

test('somebody else’s account does not become an Admin’s', async () => {
  const { email, token } = await registered()
  await expect(made(email)).rejects.toThrow('belongs to an account that is no Admin')
  const { data } = await ask<{ type: string }>('GET /api/authuser', { token })
  expect(data.type).toBe('User')
})

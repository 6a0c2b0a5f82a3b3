import type { User } from '@showroom/contract/account/account'
import { expect, test } from 'vitest'
import { aMarketplace } from '../testing/marketplace.ts'

const { ask, codeIn, mailsTo, registered } = aMarketplace()

let made = 0
const newEmail = () => {
  made += 1
  return `new-${made}@people.test`
}
const change = (token: string, email: string, password: string) =>
  ask('POST /api/email/change', { token, body: { email, current_password: password } })
const emailOf = async (token: string) => (await ask<User>('GET /api/authuser', { token })).data.email

test('a new e-mail counts when its link is opened, and not before; the old one is told', async () => {
  const { token, email, password } = await registered()
  const wanted = newEmail()
  expect((await change(token, wanted, password)).status).toBe(200)
  expect(await emailOf(token)).toBe(email)
  expect(mailsTo(email)[0]?.subject).toBe('Your e-mail is about to change')
  await ask(`GET /api/email/verify/${codeIn(wanted)}`)
  const { data } = await ask<User>('GET /api/authuser', { token })
  expect(data.email).toBe(wanted)
  expect(data.email_verified_at).not.toBeNull()
  expect(mailsTo(email)[0]?.subject).toBe('Your e-mail was changed')
  expect((await ask('POST /api/login', { body: { email: wanted, password } })).status).toBe(200)
  expect((await ask('POST /api/login', { body: { email, password } })).status).toBe(422)
})

test('the link is good once, and for one day', async () => {
  const { token, password } = await registered()
  const wanted = newEmail()
  await change(token, wanted, password)
  const code = codeIn(wanted)
  expect((await ask(`GET /api/email/verify/${code}`)).status).toBe(200)
  expect((await ask(`GET /api/email/verify/${code}`)).status).toBe(422)
})

test('without the password the e-mail stays, and nobody is mailed', async () => {
  const { token } = await registered()
  const wanted = newEmail()
  const { status, errors } = await change(token, wanted, 'not the password')
  expect([status, errors]).toEqual([422, { current_password: ['The current password is not right.'] }])
  expect(mailsTo(wanted)).toEqual([])
})

test('an e-mail that is taken is refused, also when it is taken before the link is opened', async () => {
  const { token, email, password } = await registered()
  const other = await registered()
  expect((await change(token, other.email, password)).errors).toEqual({
    email: ['The email has already been taken.'],
  })
  expect((await change(token, email.toUpperCase(), password)).errors).toEqual({
    email: ['This is your e-mail already.'],
  })
  const wanted = newEmail()
  await change(token, wanted, password)
  const code = codeIn(wanted)
  await registered({ email: wanted })
  const late = await ask(`GET /api/email/verify/${code}`)
  expect([late.status, late.message]).toEqual([422, 'The email has already been taken.'])
  expect(await emailOf(token)).toBe(email)
})

test('a changed password makes the link to a new e-mail worth nothing', async () => {
  const { token, email, password } = await registered()
  const wanted = newEmail()
  await change(token, wanted, password)
  await ask('POST /api/password/change', {
    token,
    body: { current_password: password, password: 'a new long password' },
  })
  expect((await ask(`GET /api/email/verify/${codeIn(wanted)}`)).status).toBe(422)
  expect(await emailOf(token)).toBe(email)
})

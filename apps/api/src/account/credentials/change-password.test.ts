import type { User } from '@showroom/contract/account/account'
import { accountMessages } from '@showroom/contract/account/account.messages'
import { expect, test } from 'vitest'
import { fillShelf } from '../../cart/testing/shelf.store.ts'
import { aMarketplace } from '../testing/marketplace.ts'
import { anAddress, aRegistration } from '../testing/person.ts'

const { ask, db, mailsTo, codeIn, registered, unaddressed } = aMarketplace()

test('a forgotten password is chosen anew by mail, and every device is signed out', async () => {
  const { email, token, password } = await registered()
  await ask('POST /api/password/forgot', { body: { email } })
  await expect.poll(() => mailsTo(email)[0]?.subject).toBe('Choose a new password')
  const body = { code: codeIn(email), password: 'a new long password' }
  expect((await ask('POST /api/password/reset', { body })).status).toBe(200)
  expect((await ask('POST /api/password/reset', { body })).status).toBe(422)
  expect((await ask('GET /api/authuser', { token })).status).toBe(401)
  expect((await ask('POST /api/login', { body: { email, password } })).status).toBe(422)
  expect((await ask('POST /api/login', { body: { email, password: body.password } })).status).toBe(200)
  expect(mailsTo(email)[0]?.subject).toBe('Your password was changed')
})

/** Registers, leaves an address and a cart, and chooses a new password by mail; `proven` opened the first link before. */
const resetAfterUse = async (proven: boolean) => {
  const person = await unaddressed()
  if (proven) await ask(`GET /api/email/verify/${codeIn(person.email)}`)
  await ask('POST /api/address', { token: person.token, body: anAddress({ street: '13 Attic Rd' }) })
  await ask('POST /api/projectCart/sync_to_cart', {
    token: person.token,
    body: { showroom: 'CEDAR936', action: 'cart', items: [{ product_id: 'tile', qty: 9 }] },
  })
  await ask('POST /api/password/forgot', { body: { email: person.email } })
  await expect.poll(() => mailsTo(person.email)[0]?.subject).toBe('Choose a new password')
  const body = { code: codeIn(person.email), password: 'a new long password' }
  expect((await ask('POST /api/password/reset', { body })).status).toBe(200)
  const { data } = await ask('POST /api/login', { body: { ...person, password: body.password } })
  const kept = await ask<{ addresses: unknown[]; carts: { lines: unknown[] }[] }>('GET /api/account/data', {
    token: data.token,
  })
  return {
    kept: kept.data,
    isVerified: data.user.email_verified_at !== null,
    isAgeOpen: data.user.is_age_open ?? false,
  }
}

test('a reset that proves the address for the first time leaves nothing that a stranger entered', async () => {
  await fillShelf(db())
  const { kept, isVerified, isAgeOpen } = await resetAfterUse(false)
  expect([kept.addresses, kept.carts, isVerified, isAgeOpen]).toEqual([[], [], true, true])
})

test('a reset of a proven address keeps what is its owner’s', async () => {
  const { kept, isAgeOpen } = await resetAfterUse(true)
  expect([isAgeOpen, kept.addresses, kept.carts]).toEqual([
    false,
    [expect.objectContaining({ street: '13 Attic Rd' })],
    [expect.anything()],
  ])
})

test('no account gets a password that many people use: not registered, changed or chosen anew', async () => {
  const common = { errors: { password: [accountMessages.passwordCommon] }, status: 422 }
  const { email, password, token } = await registered()
  expect(await ask('POST /api/register', { body: aRegistration({ password: 'Password1' }) })).toMatchObject(
    common,
  )
  const change = { current_password: password, password: email }
  expect(await ask('POST /api/password/change', { token, body: change })).toMatchObject(common)
  await ask('POST /api/password/forgot', { body: { email } })
  await expect.poll(() => mailsTo(email)[0]?.subject).toBe('Choose a new password')
  const code = codeIn(email)
  const reset = (chosen: string) => ask('POST /api/password/reset', { body: { code, password: chosen } })
  expect(await reset('12345678')).toMatchObject(common)
  expect((await reset('a new long password')).status).toBe(200)
})

test('asking for a new password says the same to everybody', async () => {
  const { email } = await registered()
  const answers = await Promise.all(
    [email, 'nobody@people.test'].map((asked) =>
      ask('POST /api/password/forgot', { body: { email: asked } }),
    ),
  )
  expect(answers[0]).toEqual(answers[1])
})

test('a changed password ends the other sessions and keeps this one', async () => {
  const { email, password, token } = await registered()
  const other = await ask('POST /api/login', { body: { email, password } })
  const wrong = await ask('POST /api/password/change', {
    token,
    body: { current_password: 'not it', password: 'a new long password' },
  })
  expect(wrong.errors).toEqual({ current_password: ['The current password is not right.'] })
  await ask('POST /api/password/change', {
    token,
    body: { current_password: password, password: 'a new long password' },
  })
  expect((await ask('GET /api/authuser', { token })).status).toBe(200)
  expect((await ask('GET /api/authuser', { token: other.data.token })).status).toBe(401)
})

test('the profile and the settings change by field, and keep the rest', async () => {
  const { token } = await unaddressed()
  const half = await ask('PUT /api/profile', { token, body: { shipping_city: 'Bend' } })
  expect(Object.keys(half.errors ?? {})).toEqual(['shipping_street', 'shipping_state', 'shipping_zip_code'])
  const body = {
    shipping_street: '1 A St',
    shipping_city: 'Bend',
    shipping_state: 'OR',
    shipping_zip_code: '97701',
  }
  await ask('PUT /api/profile', { token, body })
  await ask('PUT /api/profile', { token, body: { first_name: 'Augusta', shipping_apartment: '4B' } })
  const { data } = await ask<{ user: User; shipping_address: object }>('GET /api/profile?checkout=1', {
    token,
  })
  expect(data.user.first_name).toBe('Augusta')
  expect(data.shipping_address).toEqual({
    street: '1 A St',
    apartment: '4B',
    city: 'Bend',
    state: 'OR',
    zip_code: '97701',
  })
  await ask('PUT /api/setting', { token, body: { units: 'decimal' } })
  const setting = await ask('GET /api/setting', { token })
  expect(setting.data).toMatchObject({ units: 'decimal', default_waste_pct: 10, price_display: 'per_box' })
})

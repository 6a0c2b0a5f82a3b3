import type { Address } from '@showroom/contract/account/address'
import type { User } from '@showroom/contract/account/account'
import { expect, test } from 'vitest'
import { aMarketplace } from '../testing/marketplace.ts'
import { anAddress } from '../testing/person.ts'

const { ask, registered, unaddressed } = aMarketplace()

const add = (token: string, telling: Record<string, unknown> = {}) =>
  ask<Address[]>('POST /api/address', { token, body: anAddress(telling) })
const statusOf = async (token: string) => (await ask<User>('GET /api/authuser', { token })).data.status
const shippingOf = async (token: string) => {
  const { data } = await ask<{ shipping_address: { street: string } | null }>('GET /api/profile?checkout=1', {
    token,
  })
  return data.shipping_address
}

test('the first address is the default one, and the profile’s shipping address', async () => {
  const { token } = await unaddressed()
  expect(await shippingOf(token)).toBeNull()
  const { data } = await add(token, { gate_code: '#4411', truck_access: '26_ft_box' })
  expect(data).toMatchObject([
    { is_default: true, gate_code: '#4411', truck_access: '26_ft_box', contact: '' },
  ])
  expect(await shippingOf(token)).toEqual({ ...anAddress(), apartment: '' })
})

test('what the profile says of the shipping address, the address book says, and the other way round', async () => {
  const { token } = await unaddressed()
  const { data } = await add(token, { contact: 'Grace', stairs: 'Third floor' })
  await ask('PUT /api/profile', { token, body: { shipping_street: '1 A St', checkout: 1 } })
  const { data: book } = await ask<Address[]>('GET /api/address', { token })
  expect(book).toMatchObject([{ id: data[0]?.id, street: '1 A St', contact: 'Grace', stairs: 'Third floor' }])
  await ask(`PUT /api/address/${data[0]?.id}`, { token, body: anAddress({ street: '2 B St' }) })
  expect(await shippingOf(token)).toMatchObject({ street: '2 B St' })
})

test('the address of the registration is in the book', async () => {
  const { token } = await registered({
    shipping_street: '1 A St',
    shipping_city: 'Bend',
    shipping_state: 'OR',
    shipping_zip_code: '97701',
  })
  const { data } = await ask<Address[]>('GET /api/address', { token })
  expect(data).toMatchObject([{ street: '1 A St', state: 'OR', is_default: true }])
})

test('exactly one address is the default, whichever is added, chosen or removed', async () => {
  const { token } = await unaddressed()
  const [first] = (await add(token, { street: '1 First St' })).data
  await add(token, { street: '2 Second St' })
  const { data: three } = await add(token, { street: '3 Third St', is_default: true })
  expect(three.map(({ street, is_default }) => [street, is_default])).toEqual([
    ['3 Third St', true],
    ['1 First St', false],
    ['2 Second St', false],
  ])
  const chosen = await ask<Address[]>(`PUT /api/address/${first?.id}`, {
    token,
    body: anAddress({ street: '1 First St', is_default: true }),
  })
  expect(chosen.data.map(({ street }) => street)).toEqual(['1 First St', '2 Second St', '3 Third St'])
  const left = await ask<Address[]>(`DELETE /api/address/${first?.id}`, { token })
  expect(left.data.map(({ street, is_default }) => [street, is_default])).toEqual([
    ['2 Second St', true],
    ['3 Third St', false],
  ])
})

test('two first addresses at once leave one default', async () => {
  const { token } = await unaddressed()
  await Promise.all([add(token, { street: '1 A St' }), add(token, { street: '2 B St' })])
  const { data } = await ask<Address[]>('GET /api/address', { token })
  expect(data.map(({ is_default }) => is_default)).toEqual([true, false])
})

test('a client is at Approve until the profile has an address, and Active from then on', async () => {
  const { token } = await unaddressed()
  expect(await statusOf(token)).toBe('Approve')
  const { data } = await add(token)
  expect(await statusOf(token)).toBe('Active')
  await ask(`DELETE /api/address/${data[0]?.id}`, { token })
  expect(await statusOf(token)).toBe('Approve')
  const body = {
    shipping_street: '1 A St',
    shipping_city: 'Bend',
    shipping_state: 'OR',
    shipping_zip_code: '97701',
  }
  await ask('PUT /api/profile', { token, body })
  expect(await statusOf(token)).toBe('Active')
})

test('another’s address is not found, and stays as it is', async () => {
  const owner = await unaddressed()
  const stranger = await unaddressed()
  const { data } = await add(owner.token)
  const { token } = stranger
  const changed = await ask(`PUT /api/address/${data[0]?.id}`, { token, body: anAddress({ street: 'Mine' }) })
  const removed = await ask(`DELETE /api/address/${data[0]?.id}`, { token })
  expect([changed.status, removed.status]).toEqual([404, 404])
  expect((await ask<Address[]>('GET /api/address', { token })).data).toEqual([])
  expect((await ask<Address[]>('GET /api/address', { token: owner.token })).data).toEqual(data)
})

test('an address says by field what is missing or wrong', async () => {
  const { token } = await unaddressed()
  const { status, errors } = await ask('POST /api/address', {
    token,
    body: { street: ' ', city: 'Bend', state: 'ZZ', zip_code: '9770', phone_number: '12' },
  })
  expect([status, errors]).toEqual([
    422,
    {
      street: ['The street field is required.'],
      state: ['The selected state is invalid.'],
      zip_code: ['The zip code must have 5 digits.'],
      phone_number: ['The phone number must have 10 digits.'],
    },
  ])
})

test('a book holds twenty addresses', async () => {
  const { token } = await unaddressed()
  for (let number = 1; number <= 20; number += 1) await add(token, { street: `${number} A St` })
  const { status, message } = await add(token)
  expect([status, message]).toEqual([422, 'You have 20 addresses already. Please remove one first.'])
})

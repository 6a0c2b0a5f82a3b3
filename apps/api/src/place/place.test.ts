import { randomUUID } from 'node:crypto'
import type { Place, PlaceSuggestion } from '@showroom/contract/place/place'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserOn } from '../account/testing/person.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aPlacesProvider } from './testing/a-places-provider.ts'

let provider: Awaited<ReturnType<typeof aPlacesProvider>>
let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  provider = await aPlacesProvider()
  opened = await openTestApp({ ...provider.environment, LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await opened.close()
  provider.close()
})
beforeEach(() => {
  provider.asked.length = 0
  provider.trouble = null
})

const session = randomUUID()
const suggest = (text: string) =>
  browserOn(opened.app)<PlaceSuggestion[]>('POST /api/places', { body: { text, session } })
const find = (id: string) => browserOn(opened.app)<Place>(`GET /api/places/${id}?session=${session}`)

test('addresses are suggested by what was typed, and one of them is told in its parts, in one session', async () => {
  expect((await suggest('25 oli')).data).toEqual([
    { id: 'olive-25', street: '25 Olive Street', area: 'Pasadena, CA' },
  ])
  expect((await find('olive-25')).data).toEqual({
    street: '25 Olive Street',
    city: 'Pasadena',
    state: 'CA',
    zip_code: '91103',
  })
  expect(provider.asked).toEqual([
    { text: '25 oli', session },
    { text: 'olive-25', session },
  ])
})

test('what nobody knows has no suggestions', async () => {
  expect(await suggest('1 Nowhere')).toMatchObject({ status: 200, data: [] })
})

test.each(['', '25', ' 2 ', 'x'.repeat(121)])('%o is not asked for', async (text) => {
  expect((await suggest(text)).status).toBe(422)
  expect(provider.asked).toEqual([])
})

test('an address that is gone says so, and what is no id is refused', async () => {
  expect(await find('burnt-down')).toMatchObject({
    status: 404,
    message: 'This address is not known any more. Please type it.',
  })
  expect((await find('no%20id')).status).toBe(422)
})

test.each([403, 429, 500])('a provider that answers %i is a provider that is away', async (trouble) => {
  provider.trouble = trouble
  const said = 'Addresses can not be suggested at the moment. Please type yours.'
  expect(await suggest('25 oli')).toMatchObject({ status: 503, message: said })
  expect(await find('olive-25')).toMatchObject({ status: 503, message: said })
})

test('where nobody is configured who knows addresses, there are none', async () => {
  const without = await openTestApp()
  const reply = await browserOn(without.app)('POST /api/places', { body: { text: '25 oli', session } })
  expect(reply.status).toBe(404)
  await without.close()
})

test('three hundred questions an hour from one place', async () => {
  const statuses: number[] = []
  for (let asked = 0; asked < 302; asked += 1) statuses.push((await suggest('25 oli')).status)
  expect(statuses.slice(0, 200).every((status) => status === 200)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

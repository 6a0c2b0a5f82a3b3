import { address } from '@showroom/contract/account/address'
import { expect, test } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { fastSerializer, writtenOnce } from './reply-serializer.ts'

const home = {
  id: 'a1',
  street: '1 Rodeo Drive',
  apartment: '',
  city: 'Beverly Hills',
  state: 'CA',
  zip_code: '90210',
  contact: '',
  country_code: '+1',
  phone_number: '',
  gate_code: '',
  stairs: '',
  truck_access: null,
  is_default: true,
} as const

test.each([home, { ...home, truck_access: 'none' }, null])(
  'an object that may be missing is written with the choices in it that may be open: %j',
  (shown) => {
    const serialize = fastSerializer(z.object({ address: address.nullable() }))
    expect(JSON.parse(serialize({ address: shown }))).toEqual({ address: shown })
  },
)

test('what the shape does not name does not leave', () => {
  const serialize = fastSerializer(z.object({ shown: z.string() }))
  expect(serialize({ shown: 'yes', final_price_cents: 7_425 })).toBe('{"shown":"yes"}')
})

test('the very same reply is written once and packed once, for everybody', async () => {
  const write = writtenOnce(fastSerializer(z.object({ name: z.string() })))
  const reply = { name: 'Heron tile' }
  const [first, second, other] = [write(reply), write(reply), write({ ...reply })]
  expect(second).toBe(first)
  expect(other).not.toBe(first)
  expect(second.brotli()).toBe(first.brotli())
  expect(brotliDecompressSync(await first.brotli()).toString()).toBe(first.text)
})

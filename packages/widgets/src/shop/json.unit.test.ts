import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonOf } from './json.ts'

test('what is sent reads back as what was meant', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(jsonOf(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('what is not there is not sent', () => {
  expect(jsonOf({ qty: 2, lot: undefined })).toBe('{"qty":2}')
})

test('lists are sent as lists on pages that give arrays a toJSON', () => {
  const items = [{ product_id: 'fogHoned1224', qty: 9 }]
  Reflect.set(Array.prototype, 'toJSON', () => 'mangled')
  try {
    expect(jsonOf({ items })).toBe('{"items":[{"product_id":"fogHoned1224","qty":9}]}')
  } finally {
    // Within the task: the test runner itself writes JSON.
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
})

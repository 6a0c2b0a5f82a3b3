import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  documentName,
  documentNumber,
  documentPartOf,
  mayRead,
  orderDocumentKinds,
  readsWholeAddress,
} from './order-document.rules.ts'

test('a vendor reads what is packed and what comes back alone, and a client everything but packing slips', () => {
  expect(orderDocumentKinds.filter((kind) => mayRead('Vendor', kind))).toEqual(['packing-slip', 'rma-slip'])
  expect(orderDocumentKinds.filter((kind) => mayRead('client', kind))).toEqual([
    'confirmation',
    'invoice',
    'rma-slip',
  ])
  expect(orderDocumentKinds.filter((kind) => mayRead('Admin', kind))).toEqual([...orderDocumentKinds])
})

test('neither a Pro nor a vendor reads at which door a client lives', () => {
  expect((['client', 'Contractor', 'Vendor', 'Admin'] as const).filter(readsWholeAddress)).toEqual([
    'client',
    'Admin',
  ])
})

test('a paper is found by its name again, and has a number of its own', () => {
  const part = fc.record({
    kind: fc.constantFrom(...orderDocumentKinds),
    no: fc.integer({ min: 1, max: 9_999 }),
  })
  fc.assert(
    fc.property(part, ({ kind, no }) => {
      const one = { kind, no: kind === 'confirmation' ? 1 : no }
      expect(documentPartOf(documentName(one))).toEqual(one)
    }),
  )
  expect(documentNumber('SR-1', { kind: 'invoice', no: 2 })).toBe('SR-1-I2')
})

test.each([
  '',
  'invoice',
  'invoice-0',
  'invoice-01',
  'confirmation-2',
  'INVOICE-1',
  'invoice-1.pdf',
  'constructor',
])('“%s” names no paper', (name) => {
  expect(documentPartOf(name)).toBeNull()
})

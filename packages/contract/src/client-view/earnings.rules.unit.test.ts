import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { hiddenParts, showingOf, withoutFields } from './earnings.rules.ts'

test('whatever is named is a call of ours', () => {
  for (const call of hiddenParts) expect(endpoints).toHaveProperty([call])
})

test.each([
  ['GET /api/balance', 'closed'],
  ['GET /api/price_change', 'closed'],
  ['GET /api/draft_order', 'shown'],
  ['GET /api/public', 'shown'],
  ['GET /api/projectCart', 'no_sums'],
  ['POST /api/projectCart/update_project_cart', 'no_sums'],
  ['POST /api/projectCart/sync_to_bulk_cart', 'no_sums'],
  ['GET /api/whatever_comes', 'no_sums'],
])('%s is %s', (call, kind) => {
  expect(showingOf(call).kind).toBe(kind)
})

test('what answers with the Pro’s own cart, or a card of what they bought, tells nothing of it', () => {
  expect(showingOf('POST /api/project/{id}/from_cart')).toMatchObject({
    kind: 'shown',
    without: expect.arrayContaining(['cart']),
  })
  expect(showingOf('GET /api/projectChat/{projectId}')).toMatchObject({ kind: 'shown', without: ['money'] })
})

test('however deep a field lies, it is gone, and nothing else is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('earns_cents', 'notes'), (value, name) => {
      const hiding = { rows: [{ [name]: value, kept: value }], [name]: 1 }
      const left = withoutFields(hiding, [name])
      expect(left).toEqual({ rows: [{ kept: withoutFields(value, [name]) }] })
    }),
  )
})

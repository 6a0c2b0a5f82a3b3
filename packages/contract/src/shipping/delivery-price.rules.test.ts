import { expect, test } from 'vitest'
import { deliveryPriceState } from './delivery-price.rules.ts'

const today = '2026-11-26'

test.each([
  [{ startsOn: '2026-11-27', isCancelled: false, nextStartsOn: null }, 'planned'],
  [{ startsOn: '2026-11-26', isCancelled: false, nextStartsOn: null }, 'in_effect'],
  [{ startsOn: '2026-11-01', isCancelled: false, nextStartsOn: '2026-11-27' }, 'in_effect'],
  [{ startsOn: '2026-11-01', isCancelled: false, nextStartsOn: '2026-11-26' }, 'past'],
  [{ startsOn: '2026-12-01', isCancelled: true, nextStartsOn: null }, 'cancelled'],
])('%o is %s', (dated, state) => {
  expect(deliveryPriceState(dated, today)).toBe(state)
})

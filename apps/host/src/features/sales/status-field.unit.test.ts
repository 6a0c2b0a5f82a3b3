import type { OrderItemProfit } from '@showroom/contract/order/order'
import {
  internalNameOf,
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
  settable,
} from '@showroom/contract/order/order-status.rules'
import { accountTypes } from '@showroom/contract/shared/account-types'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StatusField } from './StatusField.tsx'

/** Specification §4, in its order and its spelling. */
const words = [
  'Waiting for approval',
  'Vendor Approved',
  'Decline',
  'In Progress',
  'Ready to Pick Up',
  'Accept to Pick Up',
  'Picked Up',
  'Shipping',
  'Shipped',
  'Out For Delivery',
  'Cancle',
  'Return Request',
  'Returned',
  'Delivered',
]

/** A line as the server sends it; status-matrix.test.ts holds what it says can be set against what it takes. */
const lineAt = (status: OrderStatus, can_set: OrderStatus[]): OrderItemProfit => ({
  id: 'line',
  product_name: 'Tile',
  qty: 9,
  status,
  status_label: orderStatuses[status].label,
  status_name: internalNameOf(status),
  status_date: '2026-11-02T18:15:00.000Z',
  can_set,
  can_propose_price: false,
  is_price_open: false,
  cancel_asked: null,
})

type Option = { value: string; label: string; isDisabled: boolean; isChosen: boolean }

const optionsOf = (item: OrderItemProfit): Option[] => {
  const html = renderToStaticMarkup(createElement(StatusField, { item, onItem: () => undefined }))
  return [...html.matchAll(/<option([^>]*)>([^<]*)<\/option>/g)].map(([, attributes = '', label = '']) => ({
    value: /value="([^"]*)"/.exec(attributes)?.[1] ?? '',
    label,
    isDisabled: /\sdisabled=/.test(attributes),
    isChosen: /\sselected=/.test(attributes),
  }))
}

const offeredBy = (options: readonly Option[]) =>
  options.filter(({ isDisabled, isChosen }) => !isDisabled && !isChosen).map(({ value }) => value)

describe.each(accountTypes)('the dropdown of a %s', (role) => {
  test.each(orderStatusNames)('at %s offers what the server takes, and names all 14', (from) => {
    const options = optionsOf(lineAt(from, settable(role, from, true)))
    expect(options.map(({ label }) => label)).toEqual(words)
    expect(options.map(({ value }) => value)).toEqual(orderStatusNames)
    expect(options.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual([from])
    expect(offeredBy(options)).toEqual(settable(role, from, true))
  })
})

test('while a price waits for an answer it offers only what ends the line, as the server does', () => {
  expect(offeredBy(optionsOf(lineAt('in_progress', ['decline', 'cancle'])))).toEqual(['decline', 'cancle'])
})

test('from Accept to Pick Up on nobody is offered the first five, and before an Admin alone what follows', () => {
  for (const from of orderStatusNames.slice(5))
    for (const role of accountTypes) {
      const offered = offeredBy(optionsOf(lineAt(from, settable(role, from, true))))
      expect(offered.filter((to) => orderStatusNames.slice(0, 5).some((name) => name === to))).toEqual([])
      if (role !== 'Admin') expect(offered).toEqual([])
    }
})

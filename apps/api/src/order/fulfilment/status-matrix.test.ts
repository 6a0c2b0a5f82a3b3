import type { AccountType } from '@showroom/contract/shared/account-types'
import {
  canSet,
  type OrderStatus,
  orderStatusNames,
  settable,
} from '@showroom/contract/order/order-status.rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { runningExample } from '../testing/buyer.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'

const { placed, later, differences, vendor, pro, admin, giveCode } = anOrderShop()

type Order = Awaited<ReturnType<typeof placed>>
type Staff = Awaited<ReturnType<typeof admin>>
/** A line that nobody has touched, and who delivers it. */
type Line = { id: string; order: Order; vendor: Staff }

const names = runningExample.map(({ product_id }) => product_id)
let piet: Staff
let ada: Staff
const untouched: Line[] = []

const roles = ['User', 'Contractor', 'Vendor', 'Admin'] as const
/** Each is refused on one line, which stays as it is; whoever sets it, sets it on one of their own each time. */
const linesNeeded = orderStatusNames
  .flatMap((from) => [1, ...roles.map((role) => settable(role, from, true).length)])
  .reduce((sum, lines) => sum + lines, 0)

/** Orders have three lines of three vendors: each is one to try on. Then the hour passes, once for all of them. */
beforeAll(async () => {
  const orders: Order[] = []
  while (orders.length * names.length < linesNeeded) orders.push(await placed())
  later(61 * minuteMs)
  const vendors = [await vendor('Vendor A'), await vendor('Vendor B'), await vendor('Vendor C')]
  piet = await pro()
  ada = await admin()
  // What has come to its end is opened with a code.
  await giveCode(ada)
  for (const order of orders)
    for (const [index, name] of names.entries()) {
      const [id, own] = [await order.itemNamed(name), vendors[index]]
      if (own) untouched.push({ id, order, vendor: own })
    }
}, 180_000)

const aLine = (): Line => {
  const line = untouched.pop()
  if (!line) throw new Error('No line is left.')
  return line
}

/** On the way that an Admin goes with it. */
const before: Partial<Record<OrderStatus, OrderStatus[]>> = {
  waiting_for_approval: [],
  return_request: ['delivered', 'return_request'],
  returned: ['delivered', 'return_request', 'returned'],
}

const aLineAt = async (from: OrderStatus): Promise<Line> => {
  const line = aLine()
  for (const status of before[from] ?? [from])
    expect((await ada.set(line.id, status)).status, `on the way to ${from}`).toBe(200)
  return line
}

const shownFor = async ({ id, order }: Line, who: Staff) =>
  (await who.itemsOf(order.id)).data.find((row) => row.id === id)

/** What the server answers to each of the 14, where it does not do it. */
const refusals = (role: AccountType, from: OrderStatus, to: OrderStatus, note: string) => {
  if (role === 'User' || role === 'Contractor') return [403]
  const isReasonMissing = note === '' && canSet(role, { from, to, hasReason: true })
  return isReasonMissing ? [422] : [409]
}

/** What each is refused on: nothing that is asked of it is done. */
const triedOn = new Map<OrderStatus, Line>()
const aLineToTry = async (from: OrderStatus): Promise<Line> => {
  const line = triedOn.get(from) ?? (await aLineAt(from))
  triedOn.set(from, line)
  return line
}

const asking = (role: AccountType, { id, order, vendor: own }: Line) => {
  const whose: Record<Exclude<AccountType, 'User'>, Staff> = { Contractor: piet, Vendor: own, Admin: ada }
  return (status: OrderStatus, note: string) =>
    role === 'User'
      ? order.call(`PUT /api/order_item/${id}/status`, { status, note })
      : whose[role].set(id, status, note)
}

describe.each(orderStatusNames)('14 × 14 statuses × 4 roles over HTTP: from %s', (from) => {
  test.each(roles)(
    '%s sets what the table allows, and nothing else',
    async (role) => {
      const line = await aLineToTry(from)
      const set = asking(role, line)
      const isAllowed = (to: OrderStatus, note: string) => canSet(role, { from, to, hasReason: note !== '' })
      for (const to of orderStatusNames)
        for (const note of ['', 'The client asked on the telephone.']) {
          if (isAllowed(to, note)) continue
          const { status } = await set(to, note)
          expect(refusals(role, from, to, note), `${role}: ${from} to ${to} “${note}”`).toContain(status)
        }
      // Nothing of all that was done; what the dropdown offers is the rest.
      const shown = await shownFor(line, ada)
      expect(shown?.status).toBe(from)
      if (role === 'Vendor' || role === 'Admin') {
        const offered = (await shownFor(line, role === 'Admin' ? ada : line.vendor))?.can_set
        expect(offered).toEqual(settable(role, from, true))
      }
      if (role === 'Contractor') expect((await shownFor(line, piet))?.can_set).toEqual([])
      for (const to of settable(role, from, true)) {
        const own = await aLineAt(from)
        const reply = canSet(role, { from, to })
          ? await asking(role, own)(to, '')
          : await ada.override(own.id, to, 'The client asked.')
        expect(reply, `${role}: ${from} to ${to}`).toMatchObject({ status: 200, data: { status: to } })
      }
    },
    60_000,
  )
})

test('whatever was set in all of these, the money is where the audit wants it', async () => {
  expect(await differences()).toEqual([])
}, 60_000)

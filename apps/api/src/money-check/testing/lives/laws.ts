import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import { partsOfUnits } from '../../../order/money-parts.ts'
import { sumOf } from '../../../payment/holds/refund-shares.rules.ts'
import { balanceOf, partiesOf, releaseKey } from './after-steps.ts'
import { demand } from './books.ts'
import { type Delivery, dueOf, standing } from './delivery-money.ts'
import { type Item, itemsOf, type Life } from './life.ts'
import { unitsPaid } from './order-steps.ts'

type Sums = Map<string, number>
const add = (sums: Sums, key: string, cents: number) => sums.set(key, (sums.get(key) ?? 0) + cents)

/** All sums that the laws ask for, in one walk through the entries. */
const sumsOf = ({ books }: Life): Sums => {
  const sums: Sums = new Map()
  for (const { kind, of, entries } of books.movements)
    for (const { account, orderItemId, amountCents } of entries) {
      add(sums, account, amountCents)
      add(sums, `${kind} ${account}`, amountCents)
      if (of !== null) add(sums, `${account} of ${of}`, amountCents)
      if (orderItemId !== null) add(sums, `${account} of line ${orderItemId}`, amountCents)
    }
  return sums
}

const owners = ['vendor', 'contractor', 'platform', 'tax'] as const

/** What is in the books of a line is exactly what was charged of it and not given back, for each whose money it is. */
const lineIsWhole = (item: Item, sums: Sums): void => {
  const units = unitsPaid(item)
  const due = units === 0 ? [] : partsOfUnits(item, { units, before: item.returnedQty })
  for (const account of owners) {
    const wanted = due.find((part) => part.account === account)?.amountCents ?? 0
    const is = -(sums.get(`${account} of line ${item.id}`) ?? 0)
    demand(is === wanted, `line ${item.id}: ${account} has ${is} of ${wanted}`)
    demand(is >= 0, `line ${item.id}: ${account} is below zero`)
  }
  demand(
    item.returnedQty <= item.shippedQty && item.shippedQty <= item.qty,
    'no unit leaves or returns twice',
  )
}

const heldRight = (delivery: Delivery, dueCents: number, sums: Sums): void => {
  const heldCents = standing(delivery)?.amountCents ?? 0
  demand((sums.get(`held of ${delivery.id}`) ?? 0) === heldCents, 'the ledger holds what banks hold')
  demand(heldCents >= dueCents, 'what is still to be charged is held')
  let leftCents = 0
  for (const { amountCents, capturedCents, refundedCents } of delivery.holds) {
    demand(capturedCents <= amountCents, 'no more is charged than was held')
    demand(refundedCents <= capturedCents, 'no more is given back than was charged')
    leftCents += capturedCents - refundedCents
  }
  demand((sums.get(`cash of ${delivery.id}`) ?? 0) === leftCents, 'the client has paid what is in the books')
  demand((sums.get(`shipping of ${delivery.id}`) ?? 0) <= 0, 'no more shipping is given back than was paid')
}

const pendingIsOfLines = (life: Life): void => {
  for (const party of partiesOf(life)) {
    const { pendingCents } = balanceOf(life, party)
    const lines = life.items.filter(
      ({ id, vendorId, showroomId }) =>
        (party.account === 'vendor' ? vendorId : showroomId) === party.partyId &&
        !life.released.has(releaseKey(party.account, id)),
    )
    const parts = lines.flatMap((item) =>
      partsOfUnits(item, { units: unitsPaid(item), before: item.returnedQty }),
    )
    const wanted = sumOf(parts.filter(({ account }) => account === party.account))
    demand(
      pendingCents === wanted,
      `${party.account} ${party.partyId}: ${pendingCents} of ${wanted} is pending`,
    )
  }
}

/** What is true after every step of every life. */
export const requireLaws = (life: Life): void => {
  const sums = sumsOf(life)
  for (const item of life.items) lineIsWhole(item, sums)
  for (const delivery of life.deliveries) heldRight(delivery, dueOf(delivery, itemsOf(life, delivery)), sums)
  for (const milestone of life.milestones) {
    const isCharged = milestone.holds.some(({ state }) => state === 'captured')
    heldRight(milestone, isCharged ? 0 : milestone.amountCents, sums)
  }
  pendingIsOfLines(life)
  const of = (key: string) => sums.get(key) ?? 0
  const paid = of('capture cash') + of('refund cash')
  const whose = [...owners, 'shipping'].map((account) => of(`capture ${account}`) + of(`refund ${account}`))
  demand(
    paid + whose.reduce((sum, cents) => sum + cents, 0) === 0,
    'what clients paid is somebody’s, to the cent',
  )
  demand(of('held') + of('card_hold') === 0, 'both sides of what is held are equal')
  const out = life.payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  demand(of('cash') === paid - out, 'cash is what was charged less what was given back and paid out')
  demand(of('tax') <= 0 && of('platform') <= 0, 'neither the tax nor the platform pays')
  for (const item of life.items)
    demand(
      !hasComeToNothing(item.status) || unitsPaid(item) === 0,
      'nothing is paid for what came to nothing',
    )
}

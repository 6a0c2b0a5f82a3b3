import { refundParts } from '@showroom/contract/designer/milestone-refund.rules'
import { hasComeToNothing } from '@showroom/contract/order/order-status.rules'
import { partsOfUnits } from '../../../order/money-parts.ts'
import { sumOf } from '../../../payment/holds/refund-shares.rules.ts'
import { balanceOf, linesOf, partiesOf } from './after-steps.ts'
import { type Books, demand } from './books.ts'
import { type Delivery, dueOf, standing } from './delivery-money.ts'
import { designersShowroom, type Item, itemsOf, type Life } from './life.ts'
import { unitsPaid } from './order-steps.ts'

const owners = ['vendor', 'contractor', 'platform', 'tax'] as const

/** What is in the books of a line is exactly what was charged of it and not given back, for each whose money it is. */
const lineIsWhole = (item: Item, books: Books): void => {
  const units = unitsPaid(item)
  const due = units === 0 ? [] : partsOfUnits(item, { units, before: item.returnedQty })
  for (const account of owners) {
    const wanted = due.find((part) => part.account === account)?.amountCents ?? 0
    const is = -books.sum(`${account} of line ${item.id}`)
    demand(is === wanted, `line ${item.id}: ${account} has ${is} of ${wanted}`)
    demand(is >= 0, `line ${item.id}: ${account} is below zero`)
  }
  demand(
    item.returnedQty <= item.shippedQty && item.shippedQty <= item.qty,
    'no unit leaves or returns twice',
  )
}

const heldRight = (delivery: Delivery, dueCents: number, books: Books): void => {
  const heldCents = standing(delivery)?.amountCents ?? 0
  demand(books.sum(`held of ${delivery.id}`) === heldCents, 'the ledger holds what banks hold')
  demand(heldCents >= dueCents, 'what is still to be charged is held')
  let leftCents = 0
  for (const { amountCents, capturedCents, refundedCents } of delivery.holds) {
    demand(capturedCents <= amountCents, 'no more is charged than was held')
    demand(refundedCents <= capturedCents, 'no more is given back than was charged')
    leftCents += capturedCents - refundedCents
  }
  demand(books.sum(`cash of ${delivery.id}`) === leftCents, 'the client has paid what is in the books')
  demand(books.sum(`shipping of ${delivery.id}`) <= 0, 'no more shipping is given back than was paid')
}

/** What somebody is owed is what their lines and milestones say, less what they were paid. */
const owedIsEarned = (life: Life): void => {
  for (const party of partiesOf(life)) {
    const { account, partyId } = party
    const parts = linesOf(life, party).flatMap((item) =>
      partsOfUnits(item, { units: unitsPaid(item), before: item.returnedQty }),
    )
    const ofLines = sumOf(parts.filter((part) => part.account === account))
    const ofHire = partyId === designersShowroom ? designedOf(life) : 0
    const paid = life.payouts.filter((one) => one.account === account && one.partyId === partyId)
    const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const { owedCents } = balanceOf(life, party)
    const earned = ofLines + ofHire - paidCents
    demand(owedCents === earned, `${account} ${partyId}: ${owedCents} of ${earned} is owed`)
  }
}

/** What designers keep of milestones: our fee is given back in the same proportion, to the cent when all is. */
const designedOf = ({ milestones }: Life): number =>
  milestones
    .filter(({ holds }) => holds.some(({ state }) => state === 'captured'))
    .reduce((sum, { amountCents, feeCents, returnedCents }) => {
      const { feeCents: feeBack } = refundParts({
        amountCents,
        feeCents,
        returnedCents: 0,
        refundCents: returnedCents,
      })
      return sum + amountCents - feeCents - (returnedCents - feeBack)
    }, 0)

/** What is true after every step of every life. */
export const requireLaws = (life: Life): void => {
  const { books } = life
  for (const item of life.items) lineIsWhole(item, books)
  for (const delivery of life.deliveries) heldRight(delivery, dueOf(delivery, itemsOf(life, delivery)), books)
  for (const milestone of life.milestones) {
    const isCharged = milestone.holds.some(({ state }) => state === 'captured')
    heldRight(milestone, isCharged ? 0 : milestone.amountCents, books)
  }
  owedIsEarned(life)
  const { sum: of } = books
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

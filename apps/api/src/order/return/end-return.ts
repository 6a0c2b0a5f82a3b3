import { returnMessages as say } from '@showroom/contract/order/return.messages'
import type { ReturnState } from '@showroom/contract/order/return.rules'
import { agreedFee } from '@showroom/contract/pricing/return-money.rules'
import type { Queries } from '../../platform/db/db.ts'
import { isGivenBackByBank, refundUnits } from '../../payment/holds/captures.ts'
import type { MoneyPart } from '../../payment/provider/operation.store.ts'
import { changeStatus, type Clock } from '../fulfilment/change-status.ts'
import type { Actor } from '../deed/actor.ts'
import { partsOfShipping, partsOfUnits } from '../money-parts.ts'
import { soldItemsOfOrder } from '../reading/item-profit.store.ts'
import { saveLineRefund, saveRefund, saveReturnState } from './change-return.store.ts'
import type { ReturnLine, ReturnRequest } from './return.store.ts'
import { type Chosen, reckon, type Returnable, returnablesOf } from './returnable.ts'
import { tellReturn } from './return-events.ts'

type Ending = { request: ReturnRequest; actor: Actor; answer?: string; note?: string }

/** Nothing is given back: lines that stood still for it are delivered, as they were. */
export const endReturn = async (
  tx: Queries,
  clock: Clock,
  { request, to, actor, answer = '', note = '' }: Ending & { to: ReturnState },
): Promise<void> => {
  const at = clock.now()
  await saveReturnState(tx, request.id, { to, at, answer, answeredBy: actor.accountId })
  await settleLines(tx, clock, { request, actor, note })
  await tellReturn(tx, { request, news: to, at })
}

/** Lines whose all was to come back: returned where all of it was given back, else delivered again. */
const settleLines = async (tx: Queries, clock: Clock, { request, actor, note = '' }: Ending) => {
  const items = await soldItemsOfOrder(tx, request.orderId)
  for (const { itemId, isWhole } of request.lines) {
    const item = items.find(({ id }) => id === itemId)
    if (!item || !isWhole || item.status !== 'return_request') continue
    const to = item.returnedQty === item.qty ? 'returned' : 'delivered'
    await changeStatus(tx, clock, { item, to, actor, note, by: 'return' })
  }
}

/** Gives the money back for what was accepted, and writes down whose it was; what a bank gave back is not given twice. The caller asks the bank after its transaction. */
export const refundReturn = async (tx: Queries, clock: Clock, { request, actor }: Ending): Promise<void> => {
  if (await isGivenBackByBank(tx, { subOrderId: request.subOrderId }))
    return endReturn(tx, clock, { request, to: 'given_back', actor, note: say.givenBackNote })
  const at = clock.now()
  const all = await returnablesOf(tx, request.orderId)
  const chosen = acceptedOf(request, all)
  const { kind, isFree } = request
  const money = await reckon(tx, { all, chosen, kind, isFree, agreedFeeCents: feeOf(request) })
  const fee: MoneyPart = {
    account: 'shipping',
    partyId: null,
    orderItemId: null,
    // Whoever had the goods brought to the client keeps it.
    amountCents: -money.feeCents,
  }
  const parts = [
    ...chosen.flatMap(({ line, units }) => partsOfUnits(line.item, { units, before: line.item.returnedQty })),
    ...partsOfShipping(money),
    ...(money.feeCents > 0 ? [fee] : []),
  ]
  await refundUnits(tx, clock, { subOrderId: request.subOrderId, parts })
  await saveRefund(tx, request.id, money)
  for (const { line, units } of chosen) await saveLine(tx, request, { line, units })
  await saveReturnState(tx, request.id, { to: 'refunded', at })
  await settleLines(tx, clock, { request, actor })
  await tellReturn(tx, { request, news: actor.role === 'system' ? 'refunded_late' : 'refunded', at })
}

/** The fee that its client read when they asked, of what was accepted. */
const feeOf = ({ feeCents, lines }: ReturnRequest): number => {
  const weightOf = (units: (line: ReturnLine) => number) =>
    lines.reduce((sum, line) => sum + line.unitWeight * units(line), 0)
  const accepted = weightOf(({ acceptedQty, qty }) => acceptedQty ?? qty)
  return agreedFee(feeCents, { accepted, asked: weightOf(({ qty }) => qty) })
}

const acceptedOf = ({ lines }: ReturnRequest, all: readonly Returnable[]): Chosen[] =>
  lines.flatMap(({ itemId, qty, acceptedQty }) => {
    const line = all.find(({ item }) => item.id === itemId)
    const units = acceptedQty ?? qty
    return line && units > 0 ? [{ line, units }] : []
  })

const saveLine = async (tx: Queries, request: ReturnRequest, { line: { item }, units }: Chosen) => {
  const own = request.lines.find(({ itemId }) => itemId === item.id)
  if (!own) return
  const of = (account: MoneyPart['account']) =>
    partsOfUnits(item, { units, before: item.returnedQty }).find((part) => part.account === account)
      ?.amountCents ?? 0
  await saveLineRefund(tx, {
    id: own.id,
    itemId: item.id,
    units,
    vendorCents: of('vendor'),
    contractorCents: of('contractor'),
  })
}

import type { NewReturn, ReturnWish } from '@showroom/contract/order/return'
import { returnMessages as say } from '@showroom/contract/order/return.messages'
import { needsPhotos, reasonsOf } from '@showroom/contract/order/return.rules'
import type { Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { changeStatus, type Clock } from '../fulfilment/change-status.ts'
import type { Actor } from '../deed/actor.ts'
import { type AddedReturn, addReturn } from './change-return.store.ts'
import { attachPhotos } from './return-photo.store.ts'
import { returnByKey } from './return.store.ts'
import {
  type Chosen,
  isFreeOf,
  mostEverOf,
  mostOf,
  reckon,
  type Reckoned,
  type Returnable,
  returnablesOf,
  sayWhyNot,
  whyNot,
  whyNotGoods,
} from './returnable.ts'
import { tellReturn } from './return-events.ts'

export type Judged = Reckoned & { chosen: Chosen[]; isFree: boolean }
/** `isBeyond`: an Admin opens it, whatever day it is. */
type Judging = { orderId: number; wish: ReturnWish; now: Date; isBeyond?: boolean }

/** What was chosen, where it may be asked for, with its sums; refused in words else. */
export const judgeWish = async (
  db: Queries,
  { orderId, wish, now, isBeyond = false }: Judging,
): Promise<Judged> => {
  if (!reasonsOf(wish.kind).includes(wish.reason)) refuseInvalid({ reason: [say.wrongReason] })
  const all = await returnablesOf(db, orderId)
  const chosen = chosenOf(all, wish)
  for (const { line, units } of chosen) requireAskable({ line, units, wish, now, isBeyond })
  const isFree = isFreeOf(
    chosen.map(({ line }) => line),
    wish.reason,
  )
  const money = await reckon(db, { all, chosen, kind: wish.kind, isFree })
  // One cent is left where the fee is as much as the goods, or more.
  if (money.feeCents > 0 && money.refundCents <= 1) refuse(409, 'return_worthless', say.feeTakesAll)
  return { ...money, chosen, isFree }
}

const chosenOf = (all: readonly Returnable[], { lines }: ReturnWish): Chosen[] => {
  if (new Set(lines.map(({ item_id }) => item_id)).size < lines.length) refuseInvalid({ lines: [say.twice] })
  const chosen = lines.map(({ item_id, qty }): Chosen => {
    const line = all.find(({ item }) => item.publicId === item_id)
    return line ? { line, units: qty } : refuseInvalid({ lines: [say.unknownLine] })
  })
  if (new Set(chosen.map(({ line }) => line.item.subOrderId)).size > 1)
    refuseInvalid({ lines: [say.oneDelivery] })
  return chosen
}

type Asking = Chosen & { wish: ReturnWish; now: Date; isBeyond: boolean }

const requireAskable = ({ line, units, wish, now, isBeyond }: Asking) => {
  const why = whyNot(line, wish.kind, now)
  if (why !== null && !(isBeyond && why === 'over')) refuse(409, 'return_refused', sayWhyNot(why, wish.kind))
  const goods = whyNotGoods(line, wish.reason)
  if (goods !== null) refuse(409, 'return_refused', goods)
  const most = isBeyond ? mostEverOf(line) : mostOf(line, wish.kind, now)
  if (units > most) refuseInvalid({ lines: [say.atMost(most)] })
}

type Asked = {
  orderId: number
  wish: NewReturn
  actor: Actor & { accountId: number }
  /** Why an Admin opens it beyond its time; a client's own has none. */
  why: string | null
}

/** Writes down what is asked for; the caller holds the order's lock. Sent twice under one key, it is one. Gives its number. */
export const askReturn = async (
  tx: Queries,
  clock: Clock,
  { orderId, wish, actor, why }: Asked,
): Promise<number> => {
  const known = await returnByKey(tx, actor.accountId, wish.key)
  if (known) return known.orderId === orderId ? known.id : refuse(409, 'key_used', say.notOpen)
  const at = clock.now()
  const judged = await judgeWish(tx, { orderId, wish, now: at, isBeyond: why !== null })
  requireShown(wish, judged, why)
  const lines = linesOf(wish, judged)
  const subOrderId = judged.chosen[0]?.line.item.subOrderId ?? 0
  const id = await addReturn(tx, {
    ...wish,
    publicId: newPublicId(),
    subOrderId,
    askedBy: actor.accountId,
    at,
    isFree: judged.isFree,
    answer: why ?? '',
    sums: judged,
    lines,
  })
  const photos = [...new Set(wish.photos)]
  if ((await attachPhotos(tx, { returnId: id, orderId, photos })) < photos.length)
    refuseInvalid({ photos: [say.photoGone] })
  for (const { line } of judged.chosen)
    if (lines.some(({ itemId, isWhole }) => isWhole && itemId === line.item.id))
      await changeStatus(tx, clock, { ...suspended, item: line.item, actor, note: why ?? '' })
  await tellReturn(tx, { request: { id, orderId }, news: 'asked', at })
  return id
}

const suspended = { to: 'return_request', by: 'return' } as const

const requireShown = (wish: NewReturn, { isFree }: Judged, why: string | null) => {
  if (!wish.is_untouched && wish.kind === 'return' && !isFree) refuseInvalid({ is_untouched: [say.touched] })
  // An Admin has seen for themselves.
  if (needsPhotos(wish.reason) && wish.photos.length === 0 && why === null)
    refuseInvalid({ photos: [say.photosNeeded] })
}

const linesOf = ({ kind }: NewReturn, { chosen, unitWeights }: Judged): AddedReturn['lines'] =>
  chosen.map(({ line: { item, facts }, units }) => ({
    publicId: newPublicId(),
    itemId: item.id,
    qty: units,
    isWhole: kind === 'return' && facts.askedQty === 0 && units === item.qty - item.returnedQty,
    unitWeight: unitWeights.get(item.id) ?? 0,
  }))

import { canCount } from '@showroom/contract/vendor-goods/inventory.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { writeAudit } from '../../audit/audit.store.ts'
import { lockStock } from '../../catalogue/stock/stock.store.ts'
import type { Db } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { accountName } from '../../account/account.ts'
import type { OwnGoods } from '../viewer.ts'
import { saveLotCount, type StockedRow, stockOfOne } from './inventory.store.ts'
import { recount } from './recount.ts'
import { readRowId } from './row-id.ts'

type Counted = { id: string; count: number; was: number; reason: string }

/** What was counted takes the place of what stood there: while orders wait for the lock, none is promised of it. */
export const countStock = (
  { db, now }: { db: Db; now: () => Date },
  own: OwnGoods,
  { id, count, was, reason }: Counted,
): Promise<StockedRow> =>
  db.transaction(async (tx) => {
    const of = { vendorId: own.vendorId, ...readRowId(id) }
    const found = (await stockOfOne(tx, of)) ?? refuseUnknown()
    const { productId, lotId } = found
    await lockStock(tx, [productId])
    const locked = (await stockOfOne(tx, of)) ?? refuse(409, 'stale', say.stockStale)
    if (locked.onHand !== was) refuse(409, 'stale', say.stockStale)
    if (!canCount(count, locked.reserved)) refuseInvalid({ on_hand: [say.stockReserved(locked.reserved)] })
    if (lotId !== null) await saveLotCount(tx, { productId, lotId, count })
    await recount(tx, { productId, lotId, count, stockStatus: locked.stockStatus, at: now() })
    await writeAudit(tx, {
      at: now(),
      accountId: own.account.id,
      who: accountName(own.account),
      place: own.place,
      action: 'counted',
      entity: 'stock',
      entityId: lotId === null ? locked.sku : `${locked.sku} ${locked.lot ?? ''}`,
      note: reason,
      before: { on_hand: was },
      after: { on_hand: count },
    })
    return (await stockOfOne(tx, of)) ?? refuseUnknown()
  })

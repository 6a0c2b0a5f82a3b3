import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import type { Account } from '../account/account.ts'
import { requireAccount } from '../account/require-account.ts'
import { placeOf } from '../account/session/sessions.ts'
import { vendorOf } from '../order/fulfilment/vendor-member.store.ts'
import type { Db } from '../platform/db/db.ts'
import { refuse } from '../platform/http/domain-error.ts'
import type { Who } from '../platform/http/who.ts'

/** Whose goods somebody may see: of one vendor, or of all (null). */
export type GoodsViewer = {
  account: Account
  role: 'Vendor' | 'Admin'
  vendorId: number | null
  place: string
}
export type OwnGoods = GoodsViewer & { vendorId: number }

type Asking = Pick<Who, 'caller' | 'ip'>

/** No vendor has this number: who speaks for none has no goods. */
const nobodys = 0

/** Whoever speaks for no vendor yet sees nothing. */
export const goodsViewer = async (db: Db, who: Asking): Promise<GoodsViewer> => {
  const { account } = await requireAccount({ db }, who)
  const place = placeOf(who.ip)
  if (account.type === 'Admin') return { account, role: 'Admin', vendorId: null, place }
  return { account, role: 'Vendor', vendorId: (await vendorOf(db, account.id)) ?? nobodys, place }
}

/** Of the goods of whoever speaks for no vendor, each is as missing as one that never was. */
export const ownGoods = async (db: Db, who: Asking): Promise<OwnGoods> => {
  const viewer = await goodsViewer(db, who)
  return { ...viewer, vendorId: viewer.vendorId ?? nobodys }
}

/** Where something is to be made that did not exist before. */
export const requireVendor = async (db: Db, who: Asking): Promise<OwnGoods> => {
  const viewer = await goodsViewer(db, who)
  const { vendorId } = viewer
  return vendorId === null || vendorId === nobodys
    ? refuse(409, 'no_vendor', say.noVendor)
    : { ...viewer, vendorId }
}

import { standardMarkupBps } from '@showroom/contract/pricing/pricing.rules'
import { platformShowroom } from '@showroom/contract/shared/ids'
import type { Queries } from '../platform/db/db.ts'
import { ensurePriceList } from '../pricing/price-list/price-list.store.ts'
import { saveShowroom, type ShowroomRecord } from './showroom-record.store.ts'
import { hasShowroom } from './showroom-id.store.ts'

/** A showroom on the Free plan that has said nothing of itself yet. */
export const plainShowroom: Omit<
  ShowroomRecord,
  'userId' | 'vsdId' | 'companyName' | 'city' | 'state' | 'priceListId' | 'rules' | 'hiddenIds' | 'now'
> = {
  phone: null,
  licenseNumber: null,
  sinceYear: null,
  tagline: null,
  themeColor: null,
  businessLogo: null,
  hasCustomAddon: false,
  plan: 'Free',
  planStatus: 'inactive',
  paidAmount: 0,
  isListed: true,
  isDevelopment: false,
  hidesPoweredBy: false,
  origins: [],
}

/** The platform's own showroom, which shops without a Pro show; made once, and left as it is from then on. */
export const ensurePlatformShowroom = async (tx: Queries, now: Date): Promise<void> => {
  if (await hasShowroom(tx, platformShowroom)) return
  const rules = [{ markup_bps: standardMarkupBps }]
  await saveShowroom(tx, {
    ...plainShowroom,
    userId: platformShowroom,
    vsdId: null,
    companyName: 'Showroom',
    city: 'Los Angeles',
    state: 'CA',
    isListed: false,
    isDevelopment: true,
    priceListId: await ensurePriceList(tx, rules),
    rules,
    hiddenIds: [],
    now,
  })
}

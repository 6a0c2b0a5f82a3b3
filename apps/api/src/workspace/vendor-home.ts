import { type VendorHome, vendorSetUpSteps } from '@showroom/contract/workspace/workspace'
import { dayAndHour } from '@showroom/contract/shared/day'
import { orderViewerIfAny } from '../order/reading/order-viewer.ts'
import type { Reading } from '../order/reading/read-orders.ts'
import type { Caller } from '../platform/http/who.ts'
import { goodsOf, soldSince, vendorSetUp } from './vendor-home.store.ts'

const nothingYet: Omit<VendorHome, 'set_up'> = {
  month: { lines: 0, sales_cents: 0 },
  goods: { active: 0, low: 0, out: 0, rejected: 0 },
}

/** How this month goes, and what is left to do until goods are sold. Of orders it counts what the vendor may see. */
export const readVendorHome = async (reading: Reading, caller: Caller): Promise<VendorHome> => {
  const viewer = await orderViewerIfAny(reading, caller)
  if (viewer?.role !== 'Vendor')
    return { ...nothingYet, set_up: vendorSetUpSteps.map((step) => ({ step, is_done: false })) }
  const { db, now } = reading
  const monthFrom = `${dayAndHour(now).day.slice(0, 7)}-01`
  const done = await vendorSetUp(db, viewer.vendorId)
  return {
    month: await soldSince(db, { ...viewer, from: monthFrom }),
    goods: await goodsOf(db, viewer.vendorId),
    set_up: vendorSetUpSteps.map((step) => ({ step, is_done: done[step] })),
  }
}

import type { DraftOrder } from '@showroom/contract/draft-order/draft-order'
import { callInProView } from '../../data/call.ts'

/** With what the Pro earns, whatever view the page is in. */
export const savedInProView = async (id: string): Promise<DraftOrder> =>
  (await callInProView('GET /api/draft_order/{id}', { params: { id } })).data

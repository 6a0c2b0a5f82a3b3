import type { RequestFor } from '@showroom/contract/endpoints'
import type { ShowroomContext } from '../showroom/showroom.ts'

export type MyItem = RequestFor<'POST /api/projectCart'>['body']['my_item']

/** A project from what somebody was looking at, and whose it is. */
export type ProjectBegun = {
  projectId: number
  owner: { accountId: number } | { cartId: number }
  showroom: ShowroomContext
  myItem: MyItem
  now: Date
}

/** What its floor plan and template became. */
export type RoomOfProject = { room_id: string | null; design_id: string | null }
export const noRoom: RoomOfProject = { room_id: null, design_id: null }

declare module '../platform/events.ts' {
  interface TransactionEvents {
    /** In the transaction that begins it. */
    'project.begun': { event: ProjectBegun; reply: RoomOfProject }
    /** A guest has signed in: what hangs on the guest’s cart is the account’s, before that cart goes. */
    'project.guest_known': { event: { guestCartId: number; accountId: number }; reply: void }
  }
}

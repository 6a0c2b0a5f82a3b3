import type { OrderChat } from '@showroom/contract/chat/order-chat'

/** A vendor's view of it. Say only what a test is about. */
export const anOrderChat = (change: Partial<OrderChat> = {}): OrderChat => ({
  thread: {
    delivery_id: 'delivery1',
    order_id: 'order1',
    order_number: 'R-4711-2026',
    with: 'Harvest Home Remodeling',
    last_no: change.Project_chats?.length ?? 0,
    last_at: null,
    last_text: '',
    seen_no: 0,
    unread: 0,
  },
  me: 'vera',
  people: [
    { id: 'vera', name: 'Vera Moss', side: 'vendor', of: 'Larch Tiles', seen_no: 0 },
    { id: 'pro', name: 'Mara Holt', side: 'pro', of: 'Harvest Home Remodeling', seen_no: 0 },
  ],
  Project_chats: [],
  has_older: false,
  live: 'd1.0',
  ...change,
})

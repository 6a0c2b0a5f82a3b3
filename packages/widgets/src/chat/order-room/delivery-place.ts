import type { ProjectChat } from '@showroom/contract/chat/chat'
import type { OrderChat } from '@showroom/contract/chat/order-chat'
import type { Shop } from '../../shop/index.ts'
import type { ChatPlace } from '../place.ts'

/** As a project's talk is shown: nobody pins or decides anything in it. */
const asChat = ({ thread, people, ...rest }: OrderChat): ProjectChat => ({
  ...rest,
  thread: {
    ...thread,
    id: thread.delivery_id,
    project_id: thread.delivery_id,
    project_name: thread.order_number,
    company_name: thread.with,
    is_mentioned: false,
  },
  can: { pin: false, decide: false },
  people: people.map(({ id, name, of, seen_no }) => ({
    id,
    name: `${name}, ${of}`,
    role: 'pro',
    photo: null,
    seen_no,
    last_seen_at: null,
  })),
  room_files: [],
  file_count: 0,
  office_hours: null,
  answers_within: null,
  pinned: [],
})

/** What a Pro, a vendor and the marketplace say about a delivery. */
export const deliveryPlace = ({ call }: Shop, delivery: string): ChatPlace => {
  const params = { id: delivery }
  return {
    key: `order-${delivery}`,
    live: `delivery=${delivery}`,
    project: null,
    read: async (query) => asChat((await call('GET /api/order_chat/{id}', { params, query })).data),
    post: async ({ clientId, body, files, replyTo }, after) => {
      const { data } = await call('POST /api/order_chat/{id}', {
        params,
        body: {
          client_id: clientId,
          body,
          files: files.map(({ id }) => id),
          ...(replyTo === null ? {} : { reply_to: replyTo }),
          ...(after === undefined ? {} : { after_no: after }),
        },
      })
      return data.Project_chats
    },
    seen: (no) => call('POST /api/order_chat/{id}/seen', { params, body: { no } }),
    files: {
      call: 'order_chat_file',
      to: delivery,
      discard: (id) => call('DELETE /api/order_chat_file/{id}', { params: { id } }),
    },
  }
}

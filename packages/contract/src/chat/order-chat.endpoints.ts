import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { chatMessage } from './chat.ts'
import { longestMessage, mostFilesOfMessage } from './chat-choices.ts'
import { chatMessages as say } from './chat.messages.ts'
import { orderChat, orderChatThread } from './order-chat.ts'

/** Who sells, who delivers, and the marketplace: never a client. */
const ofStaff = { access: 'account', roles: ['Contractor', 'Vendor', 'Admin'], pages: 'own' } as const
const no = z.coerce.number().int().min(0).max(2_147_483_647)
const one = { params: z.object({ id: opaqueId }) }

export const orderChatEndpoints = {
  'GET /api/order/{id}/chats': {
    summary: 'What is said about the deliveries of an order that the caller works on.',
    ...ofStaff,
    ...one,
    reply: replyOf(z.array(orderChatThread)),
  },
  'GET /api/order_chat': {
    summary: 'The talks about deliveries that the caller works on, the newest first.',
    ...ofStaff,
    reply: replyOf(z.object({ threads: z.array(orderChatThread), unread: z.int(), live: z.string() })),
  },
  'GET /api/order_chat/{id}': {
    summary: 'What is said about one delivery: its newest messages, older ones, or what was searched for.',
    ...ofStaff,
    ...one,
    query: z.object({ before_no: no.optional(), s: z.string().trim().max(80).default('') }),
    reply: replyOf(orderChat),
  },
  'POST /api/order_chat/{id}': {
    summary: 'Says something about a delivery. Sent again under the same client_id it is said once.',
    ...ofStaff,
    ...one,
    body: z
      .object({
        client_id: opaqueId,
        body: z.string().max(longestMessage, say.tooLong).trim().default(''),
        files: z.array(opaqueId).max(mostFilesOfMessage, say.tooManyFiles).default([]),
        reply_to: no.optional(),
        /** What the sender has seen: everything since comes back. */
        after_no: no.optional(),
      })
      .refine(({ body, files }) => body !== '' || files.length > 0, { path: ['body'], message: say.empty }),
    reply: replyOf(z.object({ Project_chats: z.array(chatMessage), message: chatMessage })),
  },
  'POST /api/order_chat/{id}/seen': {
    summary: 'How far the caller has read.',
    ...ofStaff,
    ...one,
    body: z.object({ no }),
    reply: replyOf(z.object({ seen_no: z.int(), unread: z.int() })),
  },
  'DELETE /api/order_chat_file/{id}': {
    summary: 'A file that was attached to a talk about a delivery, and not sent.',
    ...ofStaff,
    ...one,
    reply: replyOf(z.null()),
  },
} as const satisfies EndpointTable

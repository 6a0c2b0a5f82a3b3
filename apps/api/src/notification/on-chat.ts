import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { chatSaid, orderChatSaid } from '../chat/chat-events.ts'
import { staffOf } from '../chat/order-thread/order-thread.store.ts'
import { chatAnswered, chatWaiting } from '../assistant/assistant-events.ts'
import { peopleOf } from '../chat/thread.store.ts'
import { staffDeliveryById } from '../order/fulfilment/delivery-for-staff.store.ts'
import { titleOf } from '../project/members/letters.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

export const onChat = {
  chat_said: async (db, payload) => {
    const about = chatSaid.parse(payload)
    const { project, no, actorId } = about
    const people = await peopleOf(db, about.projectId)
    const away = people.filter(({ accountId, seenNo }) => accountId !== actorId && seenNo < no)
    const facts = { project_id: project, project: titleOf(about) }
    return {
      news: away.map(({ accountId, publicId, seenNo }): News => {
        const isNamed = about.mentions.includes(publicId)
        return {
          accountId,
          kind: isNamed ? 'chat_mentioned' : 'chat_said',
          // However much is said until they look, it is one piece of news; being named is one each time.
          cause: isNamed ? `chat ${project} names in ${no}` : `chat ${project} after ${seenNo}`,
          subject: project,
          actorId,
          facts,
        }
      }),
    }
  },
  order_chat_said: async (db, payload) => {
    const { subOrderId, no, actorId } = orderChatSaid.parse(payload)
    const delivery = await staffDeliveryById(db, subOrderId)
    if (!delivery) return {}
    const staff = await staffOf(db, subOrderId)
    const by = staff.find(({ accountId }) => accountId === actorId)?.side ?? 'marketplace'
    const { publicId, orderNumber } = delivery
    const company = { pro: delivery.companyName, vendor: delivery.vendor, marketplace: say.marketplace }[by]
    const away = staff.filter((one) => one.side !== by && one.side !== 'marketplace' && one.seenNo < no)
    return {
      news: away.map(
        ({ accountId, seenNo }): News => ({
          accountId,
          kind: 'order_chat_said',
          cause: `order chat ${publicId} after ${seenNo}`,
          subject: publicId,
          actorId,
          facts: { order_number: orderNumber, delivery_id: publicId, company },
        }),
      ),
    }
  },
  /** Whoever answers in the showroom; where nobody of it is in the project, there is nobody to tell. */
  chat_waiting: async (db, payload) => {
    const about = chatWaiting.parse(payload)
    const { project, no, actorId } = about
    const people = await peopleOf(db, about.projectId)
    const facts = { project_id: project, project: titleOf(about) }
    const cause = `chat ${project} waits since ${no}`
    return {
      news: people
        .filter(({ role }) => role === 'pro' || role === 'designer')
        .map(
          ({ accountId }): News => ({
            accountId,
            kind: 'chat_waiting',
            cause,
            subject: project,
            actorId,
            facts,
          }),
        ),
    }
  },
  chat_answered: async (_db, payload) => {
    const { project } = chatAnswered.parse(payload)
    return { settled: [{ subject: project, kinds: ['chat_waiting'] }] }
  },
} satisfies Record<string, Listener>

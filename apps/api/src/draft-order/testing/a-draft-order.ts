import { randomUUID } from 'node:crypto'
import type { DraftOrder, OpenedDraftOrder } from '@showroom/contract/draft-order/draft-order'
import { standardValidity } from '@showroom/contract/draft-order/draft-order.rules'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { aGuest } from '../../cart/testing/guest.ts'
import { browserOn } from '../../account/testing/person.ts'
import { runningExample } from '../../order/testing/buyer.ts'
import type { anOrderShop } from '../../order/testing/order-shop.ts'

type Shop = Pick<ReturnType<typeof anOrderShop>, 'shop' | 'now' | 'pro'>
type Approved = { draft_order: OpenedDraftOrder; cart_token: string | null; report: FilledLine[] }
type Visitor = ReturnType<typeof aGuest>

/** Harvest's Pro with orders for clients, and what those do who have a link. */
export const draftOrdersIn = ({ shop, now, pro }: Shop) => {
  let token = ''
  const ask = async <Data>(call: string, body?: object) => {
    token ||= (await pro()).token
    return browserOn(shop().app)<Data>(call, { token, ...(body ? { body } : {}) })
  }
  const written = (email: string, more: object = {}) => ({
    client_name: 'Ada Byron',
    email,
    valid_until: standardValidity(now()),
    items: runningExample,
    ...more,
  })
  const read = async (id: string) => (await ask<DraftOrder>(`GET /api/draft_order/${id}`)).data
  const mailedTo = (email: string) => {
    const mails = shop().mail.mailbox?.list() ?? []
    return mails.find(({ to, subject }) => to === email && subject.includes('put an order together'))
  }
  const tokenTo = (email: string) =>
    /\/draft-order\/([0-9A-Za-z]+)/.exec(mailedTo(email)?.text ?? '')?.[1] ?? ''
  return {
    ask,
    written,
    read,
    mailedTo,
    make: async (email: string, more: object = {}) =>
      (await ask<DraftOrder>('POST /api/draft_order', written(email, more))).data,
    send: (id: string) => ask<DraftOrder>(`POST /api/draft_order/${id}/send`, {}),
    tokenTo,
    /** Made and mailed, with the token of its link. */
    sent: async (more: object = {}, email = `client-${randomUUID()}@people.test`) => {
      const { data } = await ask<DraftOrder>('POST /api/draft_order', written(email, more))
      await ask(`POST /api/draft_order/${data.id}/send`, {})
      return { id: data.id, email, token: tokenTo(email) }
    },
    guest: () => aGuest(shop().app),
  }
}

const post = { method: 'POST' } as const

/** As the page of a link asks, with whatever its visitor holds. */
export const byLink = (visitor: Visitor, token: string) => ({
  open: () => visitor.ask<OpenedDraftOrder>('/api/draft_order/open', { ...post, body: { token } }),
  approve: async (...product_ids: string[]) => {
    const body = { token, product_ids }
    const answer = await visitor.ask<Approved>('/api/draft_order/approve', { ...post, body })
    if (answer.status === 200 && answer.data.cart_token) visitor.guest.token = answer.data.cart_token
    return answer
  },
  decline: (reason = '') =>
    visitor.ask<OpenedDraftOrder>('/api/draft_order/decline', { ...post, body: { token, reason } }),
  stop: () => visitor.ask<null>('/api/draft_order/stop', { ...post, body: { token } }),
})

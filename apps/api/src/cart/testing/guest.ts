import type { Cart, CartLine } from '@showroom/contract/cart/cart'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import type { FastifyInstance } from 'fastify'

export type Answer<Data> = {
  status: number
  data: Data
  message: string
  code?: string
  errors?: FieldErrors
}

type Sent = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown }

/** A visitor of one showroom: keeps the cart's token, and a session's once signed in, as a browser would. */
export const aGuest = (app: FastifyInstance, showroom = 'HARVEST2') => {
  const guest: Keepsakes = { token: null, session: null }

  const ask = async <Data>(url: string, { method = 'GET', body }: Sent = {}): Promise<Answer<Data>> => {
    const reply = await app.inject({
      method,
      url,
      headers: { ...headersFor(guest), ...(body === undefined ? {} : json) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const answer: Omit<Answer<Data>, 'status'> = JSON.parse(reply.body)
    return { ...answer, status: reply.statusCode }
  }

  const askCart = async (url: string, sent?: Sent): Promise<Answer<Cart>> => {
    const answer = await ask<Cart>(url, sent)
    if (answer.status === 200 && answer.data.cart_token) guest.token = answer.data.cart_token
    return answer
  }
  const post = (path: string, body: object) =>
    askCart(`/api/projectCart/${path}`, { method: 'POST', body: { showroom, ...body } })

  return {
    guest,
    ask,
    cart: () => askCart(`/api/projectCart?showroom=${showroom}`),
    add: (...items: object[]) => post('sync_to_cart', { action: 'cart', items }),
    update: (...lines: object[]) => post('update_cart', { lines }),
    remove: (lineId: string) =>
      askCart(`/api/cart/destroy/${lineId}?showroom=${showroom}`, { method: 'DELETE' }),
  }
}

type Keepsakes = { token: string | null; session: string | null }

const json = { 'content-type': 'application/json' }

const headersFor = ({ token, session }: Keepsakes): Record<string, string> => ({
  ...(token === null ? {} : { 'showroom-cart': token }),
  ...(session === null ? {} : { authorization: `Bearer ${session}` }),
})

export const lineOf = (lines: readonly CartLine[], productId: string): CartLine => {
  const line = lines.find(({ product_id }) => product_id === productId)
  if (!line) throw new Error(`${productId} is not in the cart.`)
  return line
}

import type { Call, ReplyFor } from '@showroom/contract/endpoints'
import type { Fetch } from '../shop/client.ts'

export type AskedOf = {
  url: URL
  body: unknown
  call: string
  token: string | null
  /** The token of who has signed in. */
  bearer: string | null
}
type Answer<C extends Call> = ReplyFor<C> | Promise<ReplyFor<C>>
export type FakeAnswers = { [C in Call]?: (asked: AskedOf) => Answer<C> }

/** Of one thing, as `GET /api/order/order1`: the contract names the call of every order. */
export const named = (call: string, answer: (asked: AskedOf) => unknown): FakeAnswers =>
  Object.fromEntries([[call, answer]])

/** What an answer throws to be refused. */
export const refusal = (status: number, message: string) =>
  new Response(JSON.stringify({ success: false, code: 'refused', message }), { status })

/** A server made of answers by call, and the list of what it was asked. */
export function fakeApi(answers: FakeAnswers): { fetch: Fetch; asked: AskedOf[] } {
  const asked: AskedOf[] = []
  const fetch: Fetch = async (address, init) => {
    const url = new URL(address, 'https://marketplace.test')
    const call = `${(init.method ?? 'get').toUpperCase()} ${url.pathname}`
    const headers = new Headers(init.headers)
    const token = headers.get('showroom-cart')
    const bearer = headers.get('authorization')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const question = { url, call, body, token, bearer }
    asked.push(question)
    const answer = Object.entries<((asked: AskedOf) => unknown) | undefined>(answers).find(([named]) =>
      isOf(named, call),
    )?.[1]
    if (!answer) return refusal(404, 'Record not found for processing.')
    try {
      return new Response(JSON.stringify(await answer(question)), {
        headers: { 'content-type': 'application/json' },
      })
    } catch (refused) {
      if (refused instanceof Response) return refused
      throw refused
    }
  }
  return { fetch, asked }
}

/** `GET /api/order/{id}` is the call of every order. */
const isOf = (named: string, call: string): boolean =>
  named === call || new RegExp(`^${named.replaceAll('/', '\\/').replace(/\{\w+\}/g, '[^/]+')}$`).test(call)

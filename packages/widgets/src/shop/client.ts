import type { Call, ReplyFor, RequestFor } from '@showroom/contract/endpoints'
import redaxios from 'redaxios'
import { jsonOf } from './json.ts'
import { shopMessages } from './messages.ts'
import { codeOf, refusalOf, ShopError } from './shop-error.ts'

const timeoutMs = 10_000

export type Fetch = (url: string, init: RequestInit) => Promise<Response>
type Ask<C extends Call> = RequestFor<C> & { signal?: AbortSignal }

/** One typed call of the contract: the reply, or a thrown ShopError. An aborted call rejects with an AbortError. */
export type Client = <C extends Call>(call: C, ask: Ask<C>) => Promise<ReplyFor<C>>

export type Wiring = { apiBase: string; showroom: string; fetch: Fetch; cartToken: () => string | null }
type Method = MethodOf<Call>
type MethodOf<C extends Call> = C extends `${infer Name} ${string}` ? Name : never
type Sent = { params?: unknown; query?: object | undefined; body?: unknown; signal?: AbortSignal | undefined }

export const createClient =
  (wiring: Wiring): Client =>
  async (call, ask) => {
    const reply = await answerTo(call, ask, wiring)
    if (!isSuccess(reply)) throw refusalOf(500, reply)
    // Shaped by the contract on the server; no schema is sent to browsers to look again.
    return reply as ReplyFor<typeof call>
  }

/** Each call names its showroom where its preflight does, too: the address. */
const answerTo = async (call: Call, sent: Sent, wiring: Wiring): Promise<unknown> => {
  // A call's name is its method and its path.
  const [method, path] = call.split(' ') as [Method, string]
  const url =
    wiring.apiBase + filled(path, sent.params) + queryOf({ showroom: wiring.showroom, ...sent.query })
  const send = () => sendOnce({ method, url, sent, wiring })
  try {
    return await send()
  } catch (failure) {
    // A read may be asked again when the network swallowed it; a write may have been done, so it is never repeated.
    if (method !== 'GET' || codeOf(failure) !== 'offline' || sent.signal?.aborted) throw failure
    return send()
  }
}

type Sending = { method: Method; url: string; sent: Sent; wiring: Wiring }

const sendOnce = async ({ method, url, sent, wiring }: Sending): Promise<unknown> => {
  const aborter = new AbortController()
  const abort = () => aborter.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    abort()
  }, timeoutMs)
  sent.signal?.addEventListener('abort', abort)
  const headers = headersOf(sent.body !== undefined, wiring.cartToken())
  try {
    sent.signal?.throwIfAborted()
    const request: typeof fetch = (_address, init) =>
      wiring.fetch(url, {
        ...init,
        // Ours alone: redaxios copies what a page has added to Object.prototype into its own.
        headers,
        credentials: 'omit',
        // A write that is under way is finished even when the visitor goes on to another page.
        keepalive: method !== 'GET',
        signal: aborter.signal,
      })
    const data = sent.body === undefined ? undefined : jsonOf(sent.body)
    const reply = await redaxios({ url, method, data, fetch: request })
    // Specification §7: success is 200 or 201, and all else is refused.
    if (reply.status > 201) throw refusalOf(reply.status, reply.data)
    // Its body broke off, as when a page is left: nobody has answered.
    if (!reply.data) throw Error()
    return reply.data
  } catch (failure) {
    if (sent.signal?.aborted) throw failure
    throw failureOf(failure, isLate)
  } finally {
    clearTimeout(timer)
    sent.signal?.removeEventListener('abort', abort)
  }
}

/** Reads carry nothing that would cost a preflight but the token of a cart, and that only when there is one. */
const headersOf = (hasBody: boolean, token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  ...(token ? { 'Showroom-Cart': token } : {}),
})

const failureOf = (failure: unknown, isLate: boolean): ShopError => {
  if (failure instanceof ShopError) return failure
  const { status, data }: { status?: unknown; data?: unknown } = Object(failure)
  if (typeof status === 'number') return refusalOf(status, data)
  const lost = isLate
    ? { code: 'timeout', message: shopMessages.timeout }
    : { code: 'offline', message: shopMessages.offline }
  return new ShopError({ status: 0, ...lost })
}

const isSuccess = (reply: unknown): boolean => (Object(reply) as { success?: unknown }).success === true

const filled = (path: string, params: unknown) =>
  Object.entries(params ?? {}).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )

const queryOf = (query: unknown) => {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPublicAddress } from './public-address.ts'

export type Reach = {
  /** Also this machine and its network: for development and tests, where nobody else names the address. */
  admitsPrivate: boolean
  timeoutMs: number
  resolve?: (host: string) => Promise<Address[]>
}

export type Address = { address: string; family: number }

/** What is asked for. */
export type Wanted = Reach & {
  mostBytes: number
  /** Media types. */
  accept: string
  userAgent: string
  /** Whether another website may be what the first one leads to. */
  followsElsewhere?: boolean
  /** Sent there, in the place of a question. */
  post?: { headers: Record<string, string>; body: Buffer }
}

/** What was fetched, or a word for why not. */
export type PublicReply =
  | { outcome: 'bytes'; bytes: Buffer }
  | { outcome: 'elsewhere'; to: string }
  | { outcome: 'status'; status: number }
  | { outcome: 'unreachable' | 'private' | 'too_slow' | 'too_large' | 'too_many_redirects' }

const mostRedirects = 3

/**
 * Something from somebody's website, fetched so that the website can not make us ask anybody else: the name is
 * resolved once, every address it has must be public, and the connection goes to the very address that was checked.
 */
export const fetchPublic = async (url: URL, wanted: Wanted): Promise<PublicReply> => {
  const stop = AbortSignal.timeout(wanted.timeoutMs)
  let current = url
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const fetched = await fetchOnce(current, wanted, stop)
    if (fetched.outcome !== 'elsewhere') return fetched
    if (!URL.canParse(fetched.to, current.href)) return { outcome: 'unreachable' }
    const next = new URL(fetched.to, current)
    if (!['https:', 'http:'].includes(next.protocol)) return { outcome: 'unreachable' }
    if (next.origin !== url.origin && !wanted.followsElsewhere)
      return { outcome: 'elsewhere', to: next.host.slice(0, 253) }
    current = next
  }
  return { outcome: 'too_many_redirects' }
}

const fetchOnce = async (url: URL, wanted: Wanted, stop: AbortSignal): Promise<PublicReply> => {
  const aborted = new Promise<PublicReply>((resolve) => {
    const late = () => resolve({ outcome: 'too_slow' })
    if (stop.aborted) late()
    stop.addEventListener('abort', late, { once: true })
  })
  const answered = addressOf(url.hostname, wanted).then((found) =>
    typeof found === 'string' ? { outcome: found } : ask(url, found, { ...wanted, stop }),
  )
  return Promise.race([aborted, answered])
}

const resolveAll = (host: string): Promise<Address[]> => lookup(host, { all: true, verbatim: true })

const addressOf = async (
  host: string,
  { admitsPrivate, resolve = resolveAll }: Reach,
): Promise<Address | 'unreachable' | 'private'> => {
  const addresses = await resolve(host.replace(/^\[|\]$/g, '')).catch(() => [])
  const [first] = addresses
  if (!first) return 'unreachable'
  return admitsPrivate || addresses.every(({ address }) => isPublicAddress(address)) ? first : 'private'
}

type Asked = Wanted & { stop: AbortSignal }

const ask = (url: URL, { address, family }: Address, asked: Asked): Promise<PublicReply> =>
  new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal: asked.stop,
      // Nothing is kept open for a website that we see once a day.
      agent: false,
      // The address that was checked, whatever the name means a moment later.
      lookup: (_host, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family),
      method: asked.post ? 'POST' : 'GET',
      headers: { accept: asked.accept, 'user-agent': asked.userAgent, ...asked.post?.headers },
      maxHeaderSize: 16_384,
    })
    request.once('error', () => resolve({ outcome: asked.stop.aborted ? 'too_slow' : 'unreachable' }))
    request.once('response', (response) => {
      void answerOf(response, asked).then((fetched) => {
        resolve(fetched)
        request.destroy()
      })
    })
    request.end(asked.post?.body)
  })

const answerOf = async (response: IncomingMessage, { mostBytes, stop }: Asked): Promise<PublicReply> => {
  const status = response.statusCode ?? 0
  const to = response.headers.location
  if (status >= 300 && status < 400 && to) return { outcome: 'elsewhere', to }
  if (status !== 200) return { outcome: 'status', status }
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of response) {
      if (!Buffer.isBuffer(part)) continue
      bytes += part.length
      if (bytes > mostBytes) return { outcome: 'too_large' }
      parts.push(part)
    }
  } catch {
    return { outcome: stop.aborted ? 'too_slow' : 'unreachable' }
  }
  return { outcome: 'bytes', bytes: Buffer.concat(parts) }
}

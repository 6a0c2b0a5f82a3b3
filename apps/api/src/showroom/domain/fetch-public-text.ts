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

/** What was fetched, or a word for why not. */
export type Fetched =
  | { outcome: 'text'; text: string }
  | { outcome: 'elsewhere'; to: string }
  | { outcome: 'status'; status: number }
  | { outcome: 'unreachable' | 'private' | 'too_slow' | 'too_large' | 'too_many_redirects' }

const mostBytes = 4_096
const mostRedirects = 3

/**
 * A small text from somebody's website, fetched so that the website can not make us ask anybody else: the name is
 * resolved once, every address it has must be public, and the connection goes to the very address that was checked.
 */
export const fetchPublicText = async (url: URL, reach: Reach): Promise<Fetched> => {
  const stop = AbortSignal.timeout(reach.timeoutMs)
  let current = url
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const fetched = await fetchOnce(current, reach, stop)
    if (fetched.outcome !== 'elsewhere') return fetched
    if (!URL.canParse(fetched.to, current.href)) return { outcome: 'unreachable' }
    const next = new URL(fetched.to, current)
    if (next.origin !== url.origin) return { outcome: 'elsewhere', to: next.host.slice(0, 253) }
    current = next
  }
  return { outcome: 'too_many_redirects' }
}

const fetchOnce = async (url: URL, reach: Reach, stop: AbortSignal): Promise<Fetched> => {
  const aborted = new Promise<Fetched>((resolve) => {
    const late = () => resolve({ outcome: 'too_slow' })
    if (stop.aborted) late()
    stop.addEventListener('abort', late, { once: true })
  })
  const answered = addressOf(url.hostname, reach).then((found) =>
    typeof found === 'string' ? { outcome: found } : ask(url, found, stop),
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

const ask = (url: URL, { address, family }: Address, stop: AbortSignal): Promise<Fetched> =>
  new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal: stop,
      // Nothing is kept open for a website that we see once a day.
      agent: false,
      // The address that was checked, whatever the name means a moment later.
      lookup: (_host, options, found) =>
        options.all ? found(null, [{ address, family }]) : found(null, address, family),
      headers: { accept: 'text/plain', 'user-agent': 'Showroom domain verification' },
      maxHeaderSize: 16_384,
    })
    request.once('error', () => resolve({ outcome: stop.aborted ? 'too_slow' : 'unreachable' }))
    request.once('response', (response) => {
      void answerOf(response, stop).then((fetched) => {
        resolve(fetched)
        request.destroy()
      })
    })
    request.end()
  })

const answerOf = async (response: IncomingMessage, stop: AbortSignal): Promise<Fetched> => {
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
  return { outcome: 'text', text: Buffer.concat(parts).toString('utf8') }
}

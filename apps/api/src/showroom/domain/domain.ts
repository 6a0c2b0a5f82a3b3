import type { DomainState } from '@showroom/contract/showroom/domain.rules'
import { isIP } from 'node:net'

/** The ways to prove a domain. */
export type ProofWay = 'file' | 'dns'

export type Domain = {
  origin: string
  /** What the file or the record must contain. */
  challenge: string
  verifiedAt: Date | null
  proof: ProofWay | null
  checkedAt: Date | null
  failedChecks: number
  failure: string | null
  /** When a tag there was last given what it asked for. */
  seenAt: Date | null
  /** When a tag there was last turned away. */
  turnedAwayAt: Date | null
}

/** Enough for every website, staging and language of one contractor. */
export const mostDomains = 20

/** A verified domain is looked at again daily, and keeps its place for as many days without a proof. */
export const checksBeforeLapse = 3

/** What the owner is told. */
export const stateOf = ({
  verifiedAt,
  failedChecks,
}: Pick<Domain, 'verifiedAt' | 'failedChecks'>): DomainState => {
  if (verifiedAt) return failedChecks > 0 ? 'doubted' : 'verified'
  return failedChecks >= checksBeforeLapse ? 'lapsed' : 'waiting'
}

/** Whether the last look found a proof: what is verified stays so for days without one. */
export const isProven = ({ verifiedAt, failure }: Pick<Domain, 'verifiedAt' | 'failure'>): boolean =>
  verifiedAt !== null && failure === null

export const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A page of this very machine. */
export const isLocal = (origin: string): boolean =>
  URL.canParse(origin) && localHosts.has(new URL(origin).hostname)

export type ParsedDomain = { origin: string } | { problem: string }

const longestHost = 253

/**
 * The one origin that was meant by `Example.com`, `https://example.com/` or `bücher.example`.
 * Only where `admitsLocal`, as for showrooms in development, also `http://localhost:5173`.
 */
export const parseDomain = (typed: string, admitsLocal: boolean): ParsedDomain => {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`
  // Browsers drop line breaks from addresses: two names would become one.
  if (/\s/.test(text) || !URL.canParse(address)) return { problem: problems.unreadable }
  const url = new URL(address)
  if (localHosts.has(url.hostname)) return localOrigin(url, admitsLocal)
  if (url.protocol !== 'https:') return { problem: problems.scheme }
  if (!isBareOrigin(url)) return { problem: problems.bare }
  if (url.port !== '') return { problem: problems.port }
  if (isAddress(url.hostname)) return { problem: problems.address }
  if (!isPublicName(url.hostname)) return { problem: problems.name }
  return { origin: url.origin }
}

const localOrigin = (url: URL, admitsLocal: boolean): ParsedDomain => {
  if (!admitsLocal) return { problem: problems.local }
  if (!/^https?:$/.test(url.protocol)) return { problem: problems.scheme }
  return isBareOrigin(url) && url.hostname !== '[::1]' ? { origin: url.origin } : { problem: problems.bare }
}

const isBareOrigin = (url: URL): boolean =>
  url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password

const isAddress = (host: string): boolean => host.startsWith('[') || isIP(host) !== 0

/** Names that mean something else in every network, and so can belong to nobody. */
const reserved = /(^|\.)(localhost|local|internal|lan|home|corp|test|invalid|onion|arpa)$/

const isPublicName = (host: string): boolean =>
  host.length <= longestHost &&
  /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) &&
  !reserved.test(host)

const problems = {
  unreadable: 'That is not the address of a website. Write it like example.com.',
  scheme: 'The website must be reached by https.',
  bare: 'Write the website’s name alone, without a path, a question mark or a password.',
  port: 'The website must be reached without a port of its own.',
  address: 'Write the website’s name instead of a numeric address.',
  name: 'Write the full public name of the website, like example.com or www.example.com.',
  local: 'This machine’s own pages are admitted for showrooms in development only.',
}

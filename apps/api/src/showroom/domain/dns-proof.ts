import { Resolver } from 'node:dns/promises'
import { isLocal } from './domain.ts'
import type { DomainProof } from './domain-proof.ts'

export type Records = {
  timeoutMs: number
  /** `address:port` of name servers to ask instead of the system's own. */
  servers?: string[]
}

export const recordNameOf = (origin: string): string => `_showroom.${new URL(origin).hostname}`

/** The owner puts the challenge into a TXT record. */
export const dnsProof = ({ timeoutMs, servers }: Records): DomainProof => ({
  way: 'dns',
  check: async ({ origin, challenge }) => {
    if (isLocal(origin)) return { isProven: false, why: 'This machine’s own pages have no DNS records.' }
    const name = recordNameOf(origin)
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
    if (servers) resolver.setServers(servers)
    try {
      const records = await resolver.resolveTxt(name)
      // A long text comes in pieces.
      if (records.some((pieces) => pieces.join('').trim() === challenge)) return { isProven: true }
      return { isProven: false, why: `The TXT record ${name} is there, but does not contain the challenge.` }
    } catch (failure) {
      return { isProven: false, why: isMissing(failure) ? `There is no TXT record ${name}.` : noAnswer(name) }
    }
  },
})

const noAnswer = (name: string) => `The name servers did not answer for ${name}.`

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error &&
  'code' in failure &&
  (failure.code === 'ENOTFOUND' || failure.code === 'ENODATA')

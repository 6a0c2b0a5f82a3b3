import type { DomainBook, ShownDomain } from '@showroom/contract/showroom/domain'
import { recordNameOf } from './dns-proof.ts'
import { type Domain, mostDomains, stateOf } from './domain.ts'
import { proofPath } from './file-proof.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const presentDomain = (domain: Domain): ShownDomain => ({
  origin: domain.origin,
  state: stateOf(domain),
  challenge: domain.challenge,
  file_url: domain.origin + proofPath,
  record_name: recordNameOf(domain.origin),
  proof: domain.proof,
  checked_at: iso(domain.checkedAt),
  failure: domain.failure,
  seen_at: iso(domain.seenAt),
  turned_away_at: iso(domain.turnedAwayAt),
})

type Owning = { vsdId: string | null; mayEmbed: boolean }

export const presentDomains = ({ vsdId, mayEmbed }: Owning, domains: readonly Domain[]): DomainBook => ({
  may_embed: mayEmbed,
  vsd_id: vsdId,
  most: mostDomains,
  domains: domains.map(presentDomain),
})

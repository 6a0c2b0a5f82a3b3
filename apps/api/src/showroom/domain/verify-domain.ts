import type { Queries } from '../../platform/db/db.ts'
import { type Owner, requireDomain } from './change-domains.ts'
import type { Domain } from './domain.ts'
import { saveProven, saveUnproven } from './domain.store.ts'
import type { DomainProof } from './domain-proof.ts'

/** The first way by which the domain is proven, or why each way failed. */
export const prove = async (domain: Domain, proofs: readonly DomainProof[]) => {
  const tried = await Promise.all(
    proofs.map(async (proof) => ({ way: proof.way, proven: await proof.check(domain) })),
  )
  const found = tried.find(({ proven }) => proven.isProven)
  if (found) return { way: found.way, failure: null }
  const failure = tried.flatMap(({ proven }) => (proven.isProven ? [] : proven.why)).join(' ')
  return { way: null, failure }
}

type Verifying = {
  proofs: readonly DomainProof[]
  now: Date
  /** What is kept together with what was found, or not at all. */
  alongside?: (tx: Queries, domain: Domain) => Promise<unknown>
}

/** Looks for the proof now, because the owner asks. The domain comes back with what was found. */
export const verifyDomain = async (
  owner: Owner,
  typed: string,
  { proofs, now, alongside }: Verifying,
): Promise<Domain> => {
  const domain = await requireDomain(owner, typed)
  const { way, failure } = await prove(domain, proofs)
  const looked = { challenge: domain.challenge, now }
  return owner.db.transaction(async (tx) => {
    if (way) await saveProven(tx, looked, way)
    else await saveUnproven(tx, looked, failure)
    const checked = await requireDomain({ ...owner, db: tx }, typed)
    await alongside?.(tx, checked)
    return checked
  })
}

import type { ProofWay } from './domain.ts'

/** `why` is for the owner of the domain: what to mend. */
export type Proven = { isProven: true } | { isProven: false; why: string }

/** One way to show that a website belongs to whoever holds the challenge. Never throws for what a website does. */
export type DomainProof = {
  way: ProofWay
  check(domain: { origin: string; challenge: string }): Promise<Proven>
}

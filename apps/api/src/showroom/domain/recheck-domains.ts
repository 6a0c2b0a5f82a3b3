import type { Db } from '../../platform/db/db.ts'
import { saveFailedCheck, saveProven, takeDueDomains } from './domain.store.ts'
import type { DomainProof } from './domain-proof.ts'
import { prove } from './verify-domain.ts'

const dayMs = 86_400_000
const rounds = { most: 100, atOnce: 5 }

type Rechecking = { proofs: readonly DomainProof[]; now: Date }

/**
 * Looks again at the verified domains that were last seen a day ago: names are sold and given up. A website that is
 * down for a day keeps its shop; one without a proof three days in a row loses it. Returns how many were looked at.
 */
export const recheckDomains = async (db: Db, { proofs, now }: Rechecking): Promise<number> => {
  const before = new Date(now.getTime() - dayMs)
  const due = await takeDueDomains(db, { before, now, most: rounds.most })
  const waiting = [...due]
  const recheckInTurn = async () => {
    for (let domain = waiting.shift(); domain; domain = waiting.shift()) {
      const { way, failure } = await prove(domain, proofs)
      const checked = { challenge: domain.challenge, now }
      if (way) await saveProven(db, checked, way)
      else await saveFailedCheck(db, checked, failure)
    }
  }
  await Promise.all(Array.from({ length: rounds.atOnce }, recheckInTurn))
  return due.length
}

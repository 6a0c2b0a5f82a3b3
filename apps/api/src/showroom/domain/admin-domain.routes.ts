import type { AdminDomain } from '@showroom/contract/showroom/admin-domain'
import { deedBy } from '../../account/acting-admin.ts'
import { requireAccount } from '../../account/require-account.ts'
import { placeOf } from '../../account/session/sessions.ts'
import { writeAudit } from '../../audit/audit.store.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { tableReply } from '../../shared/table.ts'
import { countDomains, domainsFound, type FoundDomain } from './admin-domain.store.ts'
import type { DomainProof } from './domain-proof.ts'
import { type Domain, isProven, stateOf } from './domain.ts'
import { verifyDomain } from './verify-domain.ts'

type Deps = { config: Config; db: Db; now: () => Date; proofs: readonly DomainProof[] }

const presentDomain = (found: FoundDomain): AdminDomain => ({
  id: found.origin,
  company_name: found.company,
  showroom_id: found.showroomId,
  state: stateOf(found),
  proof: found.proof,
  failure: found.failure,
  added_at: found.addedAt.toISOString(),
  checked_at: found.checkedAt?.toISOString() ?? null,
})

/** How Admins look after the websites of Pros. */
export const adminDomainRoutes = (serve: Serve, { config, db, now, proofs }: Deps) => {
  serve('GET /api/admin/domains', async ({ query }) => {
    const search = { text: query.s, state: query.state ?? null }
    return tableReply({
      path: '/api/admin/domains',
      query,
      total: await countDomains(db, search),
      read: async (span) =>
        (await domainsFound(db, search, { sort: query.sort ?? '-added', ...span })).map(presentDomain),
    })
  })

  serve('POST /api/admin/domains/verify', async ({ body: { showroom, website } }, who) => {
    const { account } = await requireAccount({ db }, who)
    const at = now()
    const alongside = (tx: Queries, domain: Domain) =>
      writeAudit(tx, {
        at,
        ...deedBy({ account, place: placeOf(who.ip) }),
        action: isProven(domain) ? 'verified' : 'looked for a proof of',
        entity: 'website',
        entityId: domain.origin,
        note: domain.failure ?? '',
      })
    const owner = { db, config, showroom }
    const domain = await verifyDomain(owner, website, { proofs, now: at, alongside })
    return {
      success: true,
      data: { is_proven: isProven(domain) },
      ...(domain.failure ? { message: domain.failure } : {}),
    }
  })
}

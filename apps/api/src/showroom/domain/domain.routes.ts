import { domainMessages as say } from '@showroom/contract/showroom/domain.messages'
import { ownShowroomMessages } from '@showroom/contract/showroom/own-showroom.messages'
import { hourMs } from '@showroom/contract/shared/time'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Tell } from '../../platform/events.ts'
import { refuse } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Who } from '../../platform/http/who.ts'
import { showroomContext } from '../showroom.store.ts'
import { addDomain, listDomains, type Owner, removeDomain } from './change-domains.ts'
import type { DomainProof } from './domain-proof.ts'
import { isProven } from './domain.ts'
import { presentDomains } from './present-domain.ts'
import { verifyDomain } from './verify-domain.ts'

type Deps = { db: Db; now: () => Date; config: Config; proofs: readonly DomainProof[]; tell: Tell }

/** Each look asks other people’s servers. */
const mostLooks = { most: 30, windowMs: hourMs }

/** The websites that may show the showroom, looked after by its Pro. */
export const domainRoutes = (serve: Serve, { db, now, config, proofs, tell }: Deps) => {
  const ownerOf = async (who: Who) => {
    const { account } = await requireAccount({ db }, who)
    const showroom = await showroomContext(db, account.publicId)
    if (showroom?.ref !== account.publicId) return refuse(409, 'no_showroom', ownShowroomMessages.noShowroom)
    return { account, showroom, owner: { db, config, showroom: showroom.ref } satisfies Owner }
  }
  type Own = Awaited<ReturnType<typeof ownerOf>>
  const bookOf = async ({ showroom, owner }: Own) => presentDomains(showroom, await listDomains(owner))

  serve('GET /api/showroom/domain', async (_, who) => ({
    success: true,
    data: await bookOf(await ownerOf(who)),
  }))

  serve('POST /api/showroom/domain', async ({ body }, who) => {
    const own = await ownerOf(who)
    const { origin } = await addDomain(own.owner, body.domain)
    return { success: true, data: await bookOf(own), message: say.added(origin) }
  })

  serve('POST /api/showroom/domain/verify', async ({ body }, who) => {
    const own = await ownerOf(who)
    const key = `domain looks ${own.account.id}`
    await allowAttempt(db, { key, limit: mostLooks, now: now(), message: say.lookedEnough })
    const domain = await verifyDomain(own.owner, body.domain, { proofs, now: now() })
    const message = isProven(domain) ? say.verified(domain.origin) : say.unproven
    return { success: true, data: await bookOf(own), message }
  })

  serve('DELETE /api/showroom/domain', async ({ query }, who) => {
    const own = await ownerOf(who)
    await removeDomain(own.owner, query.domain, tell)
    return { success: true, data: await bookOf(own), message: say.removed }
  })
}

import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import type { Db } from '../../platform/db/db.ts'
import { refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { accountIdOf } from '../../platform/http/who.ts'
import { pagedReply } from '../../shared/paged-reply.ts'
import { countDesigners, designerByPublicId, listDesigners } from './directory.store.ts'
import { presentCard, presentProfile } from './present-designer.ts'
import { placeOfZip } from './zip-place.ts'

const path = '/api/designer'

export const directoryRoutes = (serve: Serve, db: Db) => {
  serve('GET /api/designer', async ({ query }) => {
    const { style, room, language, zip, within, budget, rating, remote, sort, page, page_size } = query
    const place = zip === undefined ? null : (placeOfZip(zip) ?? refuseInvalid({ zip: [say.unknownZip] }))
    const near = place ? { ...place, miles: within } : undefined
    const isRemote = remote === 'yes'
    const search = { style, room, language, near, budgetCents: budget, rating, isRemote, sort }
    const numbers = { budget: budget?.toString(), rating: rating?.toString(), within: String(within) }
    return pagedReply({
      path,
      asked: { style, room, language, zip, remote, sort, ...numbers },
      page,
      pageSize: page_size,
      total: await countDesigners(db, search),
      read: async (span) => (await listDesigners(db, search, span)).map(presentCard),
    })
  })

  serve('GET /api/designer/{id}', async ({ params: { id } }, who) => {
    const found = (await designerByPublicId(db, id)) ?? refuseUnknown()
    const viewerId = accountIdOf(who)
    // Who takes on nothing is shown to nobody else.
    if (!found.isListed && found.accountId !== viewerId) refuseUnknown()
    return { success: true, data: await presentProfile(db, found, viewerId) }
  })
}

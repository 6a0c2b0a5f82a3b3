import { portfolioWidths } from '@showroom/contract/designer/designer-choices'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { serveKeptPictures } from '../../platform/http/kept-pictures.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import { addOwnPicture, arrangeOwnPictures, ownPictures, type PortfolioDeps } from './portfolio.ts'

const rule = { access: 'account', roles: ['Contractor'] } as const
const mostAdded = { most: 100, windowMs: 3_600_000 }

/** A Pro’s pictures come in as multipart and are arranged by the contract; anybody sees them. */
export const portfolioRoutes = ({ app, admit, limits, serve }: Edge, deps: PortfolioDeps) => {
  const { db, now } = deps
  const open = { config: { access: rule.access }, ...limits.of('PUT /api/designer_profile') } as const

  app.post('/api/designer_portfolio', open, async (request, reply) => {
    const { account } = await requireAccount({ db }, await admit(request, rule))
    await allowAttempt(db, { key: `portfolio ${account.id}`, limit: mostAdded, now: now() })
    const words = { fileMissing: say.pictureMissing, fileTooLarge: say.pictureTooLarge }
    await addOwnPicture(deps, account.id, await sentFile(request, words))
    const data = await ownPictures(deps, account.id)
    return reply.header('cache-control', 'no-store').send({ success: true, data, message: say.pictureAdded })
  })

  serve('GET /api/designer_portfolio', async (_asked, who) => {
    const { account } = await requireAccount({ db }, who)
    return { success: true, data: await ownPictures(deps, account.id) }
  })

  serve('PUT /api/designer_portfolio', async ({ body: { pictures } }, who) => {
    const { account } = await requireAccount({ db }, who)
    await arrangeOwnPictures(deps, account.id, pictures)
    return { success: true, data: await ownPictures(deps, account.id), message: say.portfolioSaved }
  })

  serveKeptPictures(app, { path: '/showroom/portfolio', widths: portfolioWidths, store: deps.pictures })
}

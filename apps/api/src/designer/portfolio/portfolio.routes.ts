import { portfolioWidths } from '@showroom/contract/designer/designer-choices'
import { designerMessages as say } from '@showroom/contract/designer/designer.messages'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import {
  addOwnPicture,
  arrangeOwnPictures,
  ownPictures,
  pictureFile,
  type PortfolioDeps,
} from './portfolio.ts'

const rule = { access: 'account', roles: ['Contractor'] } as const
const mostAdded = { most: 100, windowMs: 3_600_000 }
const wantedFile = /^(?<file>[0-9A-Za-z]{17})-(?<width>[0-9]{3,4})\.webp$/

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

  app.get<{ Params: { name: string } }>(
    '/showroom/portfolio/:name',
    { config: { access: 'anyone' }, logLevel: 'warn' },
    async (request, reply) => {
      const { file, width } = wantedFile.exec(request.params.name)?.groups ?? {}
      const isKept = portfolioWidths.some((each) => String(each) === width)
      if (file === undefined || !isKept) return refuseUnknown()
      const bytes = await deps.pictures.read(pictureFile(file, Number(width))).catch(() => refuseUnknown())
      // What an address shows never changes.
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(bytes)
    },
  )
}

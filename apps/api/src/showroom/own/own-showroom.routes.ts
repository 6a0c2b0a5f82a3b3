import { ownShowroomMessages as say } from '@showroom/contract/showroom/own-showroom.messages'
import { hourMs } from '@showroom/contract/shared/time'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import { showroomContext } from '../showroom.store.ts'
import { aboutOf } from './own-showroom.store.ts'
import { changeLogo, changeOwn, type OwnShowroomDeps, readOwn, removeLogo } from './own-showroom.ts'

const rule = { access: 'account', roles: ['Contractor'] } as const
const mostLogos = { most: 30, windowMs: hourMs }

/** A Pro works on the own showroom; the logo comes in as multipart. */
export const ownShowroomRoutes = ({ app, admit, limits, serve }: Edge, deps: OwnShowroomDeps) => {
  const { db, now } = deps

  serve('GET /api/showroom/own', async (_, who) => {
    const { account } = await requireAccount({ db }, who)
    return { success: true, data: await readOwn(deps, account.publicId) }
  })

  serve('GET /api/visualization/showroom_about', async ({ query }) => {
    const showroom = await showroomContext(db, query.showroom)
    return { success: true, data: (showroom && (await aboutOf(db, showroom.id))) ?? refuseUnknown() }
  })

  serve('PUT /api/showroom/own', async ({ body }, who) => {
    const { account } = await requireAccount({ db }, who)
    await changeOwn(deps, account.publicId, body)
    return { success: true, data: await readOwn(deps, account.publicId), message: say.saved }
  })

  serve('DELETE /api/showroom/logo', async (_, who) => {
    const { account } = await requireAccount({ db }, who)
    await removeLogo(deps, account.publicId)
    return { success: true, data: await readOwn(deps, account.publicId), message: say.logoRemoved }
  })

  const open = { config: { access: rule.access }, ...limits.of('PUT /api/showroom/own') } as const
  app.post('/api/showroom/logo', open, async (request, reply) => {
    const { account } = await requireAccount({ db }, await admit(request, rule))
    await allowAttempt(db, { key: `logo ${account.id}`, limit: mostLogos, now: now() })
    await changeLogo(deps, account.publicId, await sentFile(request, say))
    const data = await readOwn(deps, account.publicId)
    return reply.header('cache-control', 'no-store').send({ success: true, data, message: say.logoSaved })
  })
}

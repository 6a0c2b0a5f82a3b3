import type { CatalogueApi } from '../../catalogue/module.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { requireProjectAccess } from '../../project/project-access.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { cardViews } from './card-views.ts'
import { cardChoices } from './choices.ts'

/** What messages show besides their words: asked for by each who looks, as prices and rights are theirs. */
export const cardRoutes = (serve: Serve, deps: ChatDeps & { products: CatalogueApi['products'] }) => {
  serve('GET /api/projectChat/{projectId}/cards', async ({ params, query }, who) => {
    const access = await requireProjectAccess(deps, who, { named: 'project', id: params.projectId })
    const isOwnPage = who.caller?.scope === 'account'
    return { success: true, data: await cardViews(deps.db, { access, now: deps.now(), isOwnPage }, query.of) }
  })

  serve('GET /api/projectChat/{projectId}/choices', async ({ params, query: { kind, s: text } }, who) => {
    const access = await requireProjectAccess(deps, who, { named: 'project', id: params.projectId })
    return { success: true, data: await cardChoices(deps, { access, now: deps.now() }, { kind, text }) }
  })
}

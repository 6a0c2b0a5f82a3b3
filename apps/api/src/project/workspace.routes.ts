import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { requireAccount } from '../account/require-account.ts'
import type { Serve } from '../platform/http/serve.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Tell } from '../platform/events.ts'
import type { Who } from '../platform/http/who.ts'
import { pagedReply } from '../shared/paged-reply.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { listingFor, projectCards } from './list-projects.ts'
import { presentProject } from './present-project.ts'
import type { ProjectDeps } from './project-deps.ts'
import { countProjects } from './project-list.store.ts'
import { deleteProject } from './project-record.store.ts'
import { tellOver } from './project-events.ts'
import { requireProjectAccess, changing } from './project-access.ts'
import type { ProjectChanged } from './project-changed.ts'
import { changeAbout, start } from './start-project.ts'

const path = '/api/project'

/** The reply of every change: the whole project, read after it. */
export const showing = (deps: ProjectDeps) => async (who: Who, id: string, message?: string) => ({
  success: true as const,
  data: await presentProject(deps, await requireProjectAccess(deps.accounts, who, { named: 'project', id })),
  ...(message ? { message } : {}),
})

type Changing = { body: Parameters<typeof changeAbout>[2]; tell: Tell }

/** Everything that is due so many days before the install is due on another day then. */
const changeAndTell = async (tx: Queries, changed: ProjectChanged, { body, tell }: Changing) => {
  await changeAbout(tx, changed.project, body)
  if (body.start_on !== undefined) await tell(tx, 'project.changed', changed)
}

export const workspaceRoutes = (serve: Serve, deps: ProjectDeps & { tell: Tell }) => {
  const { db, now } = deps.accounts
  const shown = showing(deps)

  serve('GET /api/project', async ({ query }, who) => {
    const { account } = await requireAccount({ db }, who)
    const { filter, sort, s: search, page, page_size: pageSize } = query
    const listing = await listingFor(db, { accountId: account.id, filter, sort, search, now: now() })
    return pagedReply({
      path,
      asked: { filter, sort, s: search },
      page,
      pageSize,
      total: await countProjects(db, listing),
      read: (span) => projectCards(deps, listing, span),
    })
  })

  serve('POST /api/project', async ({ body }, who) => {
    const { account } = await requireAccount({ db }, who)
    const showroom = await requireShowroom(db, body.showroom)
    const { name, type, address, zip_code: zipCode, start_on: startOn, budget_cents: budgetCents } = body
    const about = { name, type, address, zipCode, startOn, budgetCents }
    const started = await db.transaction((tx) => start(tx, { account, showroom, about, now: now() }))
    return shown(who, started.publicId, say.created)
  })

  serve('GET /api/project/{id}', async ({ params: { id } }, who) => shown(who, id))

  serve('PUT /api/project/{id}', async ({ params: { id }, body }, who) => {
    const needs = body.state === undefined ? 'approve' : 'manage'
    await changing(deps.accounts, { who, named: 'project', id, needs }, (tx, access) =>
      changeAndTell(tx, { ...access, now: now() }, { body, tell: deps.tell }),
    )
    return shown(who, id, body.state === 'archived' ? say.archived : say.saved)
  })

  serve('DELETE /api/project/{id}', async ({ params: { id } }, who) => {
    await changing(deps.accounts, { who, named: 'project', id, needs: 'manage' }, async (tx, { project }) => {
      await deleteProject(tx, project.id)
      await tellOver(tx, { project: project.publicId, accountId: null }, now())
    })
    return { success: true, data: null, message: say.deleted }
  })
}

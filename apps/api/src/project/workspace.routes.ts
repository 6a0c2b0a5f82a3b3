import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { asking } from '../account/asking.ts'
import type { Serve } from '../http/serve.ts'
import type { Who } from '../http/who.ts'
import { pageLinks } from '../shared/page-links.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { duplicate } from './duplicate-project.ts'
import { projectCards } from './list-projects.ts'
import { post, shareWithPro } from './members.ts'
import { presentProject } from './present-project.ts'
import type { ProjectParts } from './project-parts.ts'
import { deleteProject } from './project-record.store.ts'
import { removeRoom, saveRoom } from './room.store.ts'
import { addRoom } from './rooms.ts'
import { asked, changing } from './standing.ts'
import { changeAbout, start } from './start-project.ts'

const path = '/api/project'

/** The reply of every change: the whole project, read after it. */
export const showing = (parts: ProjectParts) => async (who: Who, id: string, message?: string) => ({
  success: true as const,
  data: await presentProject(parts, await asked(parts.accounts.db, who, { named: 'project', id })),
  ...(message ? { message } : {}),
})

export const workspaceRoutes = (serve: Serve, parts: ProjectParts) => {
  const { db, now, publicUrl } = parts.accounts
  const shown = showing(parts)

  serve('GET /api/project', async ({ query }, who) => {
    const { account } = await asking({ db }, who)
    const { filter, sort, s: search, page, page_size: pageSize } = query
    const { cards, total } = await projectCards(parts, account.id, { filter, sort, search, page, pageSize })
    const last = Math.max(1, Math.ceil(total / pageSize))
    const current = Math.min(page, last)
    const urlOf = (number: number) =>
      `${path}?${new URLSearchParams({ filter, sort, ...(search ? { s: search } : {}), page: String(number) })}`
    const links = pageLinks(current, last, urlOf)
    return { success: true, data: cards, total, current_page: current, last_page: last, path, links }
  })

  serve('POST /api/project', async ({ body }, who) => {
    const { account } = await asking({ db }, who)
    const showroom = await requireShowroom(db, body.showroom)
    const { name, type, address, zip_code: zipCode, start_on: startOn, budget_cents: budgetCents } = body
    const about = { name, type, address, zipCode, startOn, budgetCents }
    const started = await db.transaction((tx) => start(tx, { account, showroom, about, now: now() }))
    return shown(who, started.publicId, say.created)
  })

  serve('GET /api/project/{id}', async ({ params: { id } }, who) => shown(who, id))

  serve('PUT /api/project/{id}', async ({ params: { id }, body }, who) => {
    const needs = body.state === undefined ? 'approve' : 'manage'
    await changing(parts.accounts, { who, named: 'project', id, needs }, (tx, { project }) =>
      changeAbout(tx, project, body),
    )
    return shown(who, id, body.state === 'archived' ? say.archived : say.saved)
  })

  serve('DELETE /api/project/{id}', async ({ params: { id } }, who) => {
    await changing(parts.accounts, { who, named: 'project', id, needs: 'manage' }, (tx, { project }) =>
      deleteProject(tx, project.id),
    )
    return { success: true, data: null, message: say.deleted }
  })

  serve('POST /api/project/{id}/duplicate', async ({ params: { id }, body }, who) => {
    const { publicId, report } = await changing(
      parts.accounts,
      { who, named: 'project', id, needs: 'manage' },
      (tx, standing) =>
        duplicate(tx, { ...standing, name: body.name, showroomRef: body.showroom, now: now() }),
    )
    const { data } = await shown(who, publicId)
    return { success: true, data: { project: data, report }, message: say.duplicated }
  })

  serve('GET /api/project/share_to_contractor/{projectId}', async ({ params: { projectId: id } }, who) => {
    const { letter, project } = await changing(
      parts.accounts,
      { who, named: 'project', id, needs: 'manage' },
      async (tx, standing) => ({
        letter: await shareWithPro(tx, standing, { now: now(), publicUrl }),
        project: standing.project,
      }),
    )
    if (letter) await post(parts, letter, project.showroomId)
    const { companyName } = project
    return shown(who, id, letter ? say.shared(companyName) : say.sharedAlready(companyName))
  })

  serve('POST /api/project/{id}/room', async ({ params: { id }, body }, who) => {
    await changing(parts.accounts, { who, named: 'project', id, needs: 'suggest' }, (tx, { project }) =>
      addRoom(tx, project.id, { ...body, now: now() }),
    )
    return shown(who, id, say.roomSaved)
  })

  serve('PUT /api/project_room/{id}', async ({ params, body }, who) => {
    const sought = { who, named: 'room', id: params.id, needs: 'suggest' } as const
    const id = await changing(parts.accounts, sought, async (tx, { project }) => {
      await saveRoom(tx, { projectId: project.id, publicId: params.id }, body)
      return project.publicId
    })
    return shown(who, id, say.roomSaved)
  })

  serve('DELETE /api/project_room/{id}', async ({ params }, who) => {
    const sought = { who, named: 'room', id: params.id, needs: 'approve' } as const
    const id = await changing(parts.accounts, sought, async (tx, { project }) => {
      await removeRoom(tx, { projectId: project.id, publicId: params.id })
      return project.publicId
    })
    return shown(who, id, say.roomRemoved)
  })
}

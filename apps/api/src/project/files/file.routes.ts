import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireAccount } from '../../account/require-account.ts'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Admit } from '../../platform/http/admit.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Limits } from '../../platform/http/rate-limits.ts'
import { attachment, sealed, sentFile } from '../../platform/http/sent-file.ts'
import { addFile } from './files.ts'
import { filesOf } from './file.store.ts'
import { presentProject } from '../present-project.ts'
import type { ProjectDeps } from '../project-deps.ts'
import { type AccountInProject, requireProject } from '../project-access.ts'
import type { Named } from '../project-access.store.ts'

/** A field of a page that takes photos of rooms and nothing else says so by it. */
const asked = z.object({ field: z.literal('room').optional() })

const path = '/api/project_file'
const rule = { access: 'account', roles: ['User', 'Contractor'] } as const
const mostAdded = { most: 200, windowMs: 3_600_000 }

type Edge = { app: FastifyInstance; admit: Admit; limits: Limits }
type Sought = { named: Named; id: unknown; needs?: 'suggest' }

/** Files of projects come in as multipart, for members only, and go out as attachments that run nothing. */
export const projectFileRoutes = ({ app, admit, limits }: Edge, deps: ProjectDeps) => {
  const { db, now } = deps.accounts
  const open = { config: { access: rule.access }, ...limits.of('PUT /api/project/{id}') } as const

  /** Who asks comes first: how they are refused must not tell what is there. */
  const accessOfCaller = async (
    request: FastifyRequest,
    { named, id, needs }: Sought,
  ): Promise<AccountInProject> => {
    const { account } = await requireAccount({ db }, await admit(request, rule))
    const parsed = opaqueId.safeParse(id)
    if (!parsed.success) return refuseUnknown()
    const sought = { named, id: parsed.data, now: now(), ...(needs ? { needs } : {}) }
    return { account, project: await requireProject(db, account.id, sought) }
  }

  app.post<{ Params: { id: string } }>(`${path}/:id`, open, async (request, reply) => {
    const access = await accessOfCaller(request, {
      named: 'project',
      id: request.params.id,
      needs: 'suggest',
    })
    await allowAttempt(db, { key: `project files ${access.account.id}`, limit: mostAdded, now: now() })
    const isPhoto = asked.safeParse(request.query).data?.field === 'room'
    await addFile(deps, access, { ...(await sentFile(request, say)), isPhoto })
    const data = await presentProject(deps, access)
    return reply.header('cache-control', 'no-store').send({ success: true, data, message: say.fileAdded })
  })

  app.get<{ Params: { id: string } }>(`${path}/:id`, { ...open, onSend: sealed }, async (request, reply) => {
    const { id } = request.params
    const { project } = await accessOfCaller(request, { named: 'file', id })
    const file = (await filesOf(db, project.id)).find(({ publicId }) => publicId === id) ?? refuseUnknown()
    return reply
      .type(file.mediaType)
      .header('content-disposition', attachment(file.fileName))
      .send(await deps.files.read(file.publicId))
  })
}

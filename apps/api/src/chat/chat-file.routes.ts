import type { ChatFile } from '@showroom/contract/chat/chat'
import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { allowAttempt } from '../account/session/attempts.ts'
import { refuse, refuseUnknown } from '../platform/http/domain-error.ts'
import { attachment, sealed } from '../platform/http/sent-file.ts'
import { addFile } from '../project/files/files.ts'
import { type AccountInProject, requireProjectAccess } from '../project/project-access.ts'
import type { ChatDeps } from './chat-deps.ts'
import { fileForReading } from './chat-file.store.ts'
import { fileReplied, type FileEdge, sentChatFile, type WantedFile } from './file-traffic.ts'
import { filesToZip } from './files-of-chat.store.ts'
import { zipFiles } from './zip-files.ts'
import { presentFile } from './present-message.ts'

/** An archive is read whole from the disk: somebody needs few of them. */
const mostZips = { most: 30, windowMs: 3_600_000 }
/** Well under what the format's old form can say. */
const largestZip = 2 * 1_024 ** 3

const path = '/api/projectChat_file'
const rule = { access: 'member', roles: ['User', 'Contractor'], pages: 'any' } as const

type Reached = AccountInProject & { id: string }

/** Who asks comes first: how they are refused must not tell what is there. */
const reachedBy =
  ({ admit }: FileEdge, deps: ChatDeps) =>
  async (request: FastifyRequest, named: 'project' | 'file', id: unknown): Promise<Reached> => {
    const requester = await admit(request, rule)
    const parsed = opaqueId.safeParse(id)
    if (!parsed.success) return refuseUnknown()
    return { ...(await requireProjectAccess(deps, requester, { named, id: parsed.data })), id: parsed.data }
  }

const takeFile = async (
  { db, files, now }: ChatDeps,
  access: AccountInProject,
  request: FastifyRequest,
): Promise<ChatFile> => {
  const sent = await sentChatFile({ db, now }, access.account, request)
  const added = await addFile({ accounts: { db, now }, files }, access, { ...sent, isDraft: true })
  return presentFile({
    id: added.publicId,
    file_name: added.fileName,
    media_type: added.mediaType,
    size: added.size,
    uploaded_at: now().toISOString(),
    uploaded_by: access.account.firstName,
  })
}

/** Files of messages: they come in one by one while somebody writes, and go out so that nothing in them can run. */
export const chatFileRoutes = (edge: FileEdge, deps: ChatDeps) => {
  const { app, limits } = edge
  const { db, files, now } = deps
  const open = { config: { access: rule.access }, ...limits.of('POST /api/projectChat') } as const
  const reach = reachedBy(edge, deps)

  app.post<{ Params: { id: string } }>(`${path}/:id`, open, async (request, reply) => {
    const access = await reach(request, 'project', request.params.id)
    const data = await takeFile(deps, access, request)
    return reply.header('cache-control', 'no-store').send({ success: true, data })
  })

  app.get<WantedFile>(`${path}/:id`, { ...open, onSend: sealed }, async (request, reply) => {
    const { account, project, id } = await reach(request, 'file', request.params.id)
    const sought = { projectId: project.id, accountId: account.id, id }
    const file = (await fileForReading(db, sought)) ?? refuseUnknown()
    const isPreview = request.query.preview !== undefined
    return fileReplied(reply, { ...file, id, bytes: await files.read(id), isPreview })
  })

  app.get<{ Params: { id: string } }>(
    '/api/projectChat_files/:id',
    { ...open, onSend: sealed },
    async (request, reply) => {
      const { account, project } = await reach(request, 'project', request.params.id)
      await allowAttempt(db, { key: `chat zip ${account.id}`, limit: mostZips, now: now() })
      const found = await filesToZip(db, project.id)
      if (found.length === 0) refuseUnknown()
      if (found.reduce((sum, { size }) => sum + size, 0) > largestZip)
        refuse(413, 'too_large', say.zipTooLarge)
      const zip = Readable.from(zipFiles(files, found))
      return reply
        .type('application/zip')
        .header('content-disposition', attachment(say.zipName(project.name)))
        .send(zip)
    },
  )
}

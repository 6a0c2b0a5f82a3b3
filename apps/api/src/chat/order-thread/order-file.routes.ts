import type { ChatFile } from '@showroom/contract/chat/chat'
import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { mostFiles } from '@showroom/contract/project/project-choices'
import { opaqueId } from '@showroom/contract/shared/ids'
import type { FastifyRequest } from 'fastify'
import { requireAccount } from '../../account/require-account.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import { sealed } from '../../platform/http/sent-file.ts'
import { checkedFile, mostBytes } from '../../project/files/files.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { ChatDeps } from '../chat-deps.ts'
import { fileReplied, type FileEdge, sentChatFile, type WantedFile } from '../file-traffic.ts'
import { presentFile } from '../present-message.ts'
import { createOrderFile, orderFileFor, roomTakenByOrder } from './order-file.store.ts'
import { lockOrderThread } from './order-thread.store.ts'
import { type AccountOnDelivery, requireDelivery } from './read-order-chat.ts'

const path = '/api/order_chat_file'
const rule = { access: 'account', roles: ['Contractor', 'Vendor', 'Admin'], pages: 'own' } as const

/** Kept as the sender's draft: the thread is locked, so that two who send together count each other's. */
const keepFile = async (
  { db, orderFiles, now }: ChatDeps,
  { account, delivery }: AccountOnDelivery,
  sent: { bytes: Buffer; fileName: string },
): Promise<ChatFile> => {
  const { bytes, ...file } = await checkedFile(sent)
  const publicId = newPublicId()
  const size = bytes.length
  // The file first: a row never names a file that is not there. One without a row is swept away.
  await orderFiles.put(publicId, bytes)
  await db.transaction(async (tx) => {
    await lockOrderThread(tx, { subOrderId: delivery.id, publicId: newPublicId() })
    const taken = await roomTakenByOrder(tx, delivery.id)
    if (taken.count >= mostFiles || taken.bytes + size > mostBytes)
      refuse(409, 'too_many', say.tooManyOrderFiles)
    const about = { publicId, size, subOrderId: delivery.id, uploadedBy: account.id }
    await createOrderFile(tx, { ...about, ...file, now: now() })
  })
  return presentFile({
    id: publicId,
    file_name: file.fileName,
    media_type: file.mediaType,
    size,
    uploaded_at: now().toISOString(),
    uploaded_by: account.firstName,
  })
}

/** Files of talks about deliveries: as those of projects' chats, and for those alone who work on the delivery. */
export const orderFileRoutes = ({ app, admit, limits }: FileEdge, deps: ChatDeps) => {
  const open = { config: { access: rule.access }, ...limits.of('POST /api/order_chat/{id}') } as const

  /** Who asks comes first: how they are refused must not tell what is there. */
  const askedBy = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const who = await admit(request, rule)
    const id = opaqueId.safeParse(request.params.id)
    return id.success ? { who, id: id.data } : refuseUnknown()
  }

  app.post<{ Params: { id: string } }>(`${path}/:id`, open, async (request, reply) => {
    const { who, id } = await askedBy(request)
    const on = await requireDelivery(deps, who, id)
    const data = await keepFile(deps, on, await sentChatFile(deps, on.account, request))
    return reply.header('cache-control', 'no-store').send({ success: true, data })
  })

  app.get<WantedFile>(`${path}/:id`, { ...open, onSend: sealed }, async (request, reply) => {
    const { who, id } = await askedBy(request)
    const { account } = await requireAccount(deps, who)
    const file = (await orderFileFor(deps.db, { id, accountId: account.id })) ?? refuseUnknown()
    await requireDelivery(deps, who, file.delivery)
    const isPreview = request.query.preview !== undefined
    return fileReplied(reply, { ...file, id, bytes: await deps.orderFiles.read(id), isPreview })
  })
}

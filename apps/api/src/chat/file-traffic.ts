import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { largestChatFile } from '@showroom/contract/chat/chat-choices'
import { projectMessages } from '@showroom/contract/project/project.messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Account } from '../account/account.ts'
import { allowAttempt } from '../account/session/attempts.ts'
import { firstPageSmall } from '../platform/files/pdf-page.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { drawnSmall } from '../platform/files/drawn-anew.ts'
import type { Edge } from '../platform/http/edge.ts'
import { attachment, sentFile } from '../platform/http/sent-file.ts'
import type { ChatDeps } from './chat-deps.ts'
import { hasPreview } from './has-preview.ts'

export type FileEdge = Pick<Edge, 'app' | 'admit' | 'limits'>
export type WantedFile = { Params: { id: string }; Querystring: { preview?: string } }

const mostAdded = { most: 200, windowMs: 3_600_000 }
const previewWidth = 480

/** One file of a form, of somebody who does not send too many. */
export const sentChatFile = async (
  { db, now }: Pick<ChatDeps, 'db' | 'now'>,
  { id }: Account,
  request: FastifyRequest,
) => {
  await allowAttempt(db, { key: `project files ${id}`, limit: mostAdded, now: now() })
  const words = { fileMissing: projectMessages.fileMissing, fileTooLarge: say.fileTooLarge }
  return sentFile(request, words, largestChatFile)
}

type Replied = { id: string; bytes: Buffer; fileName: string; mediaType: string; isPreview: boolean }

/** What is drawn of a PDF is drawn once while people look at a talk; a file never changes under its id. */
const pages = new LRUCache<string, { picture: Buffer | null }, Buffer>({
  max: 300,
  fetchMethod: async (_id, _before, { context }) => ({
    picture: await firstPageSmall(context, previewWidth),
  }),
})

const previewOf = async ({ id, bytes, mediaType }: Replied): Promise<Buffer | null> => {
  if (mediaType.startsWith('image/')) return drawnSmall(bytes, previewWidth)
  return (await pages.fetch(id, { context: bytes }))?.picture ?? null
}

/** A small picture of it, or the file itself: which no browser opens, and which goes onto a disk. */
export const fileReplied = async (reply: FastifyReply, wanted: Replied) => {
  const { bytes, fileName, mediaType, isPreview } = wanted
  if (isPreview && hasPreview(mediaType))
    return reply.type('image/webp').send((await previewOf(wanted)) ?? refuseUnknown())
  return reply.type(mediaType).header('content-disposition', attachment(fileName)).send(bytes)
}

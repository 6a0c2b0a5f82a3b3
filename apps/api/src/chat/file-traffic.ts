import { chatMessages as say } from '@showroom/contract/chat/chat.messages'
import { largestChatFile } from '@showroom/contract/chat/chat-choices'
import { projectMessages } from '@showroom/contract/project/project.messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../account/account.ts'
import { allowAttempt } from '../account/session/attempts.ts'
import { drawnSmall } from '../platform/files/drawn-anew.ts'
import type { Edge } from '../platform/http/edge.ts'
import { attachment, sentFile } from '../platform/http/sent-file.ts'
import type { ChatDeps } from './chat-deps.ts'

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

type Replied = { bytes: Buffer; fileName: string; mediaType: string; isPreview: boolean }

/** A small picture of it, or the file itself: which no browser opens, and which goes onto a disk. */
export const fileReplied = async (
  reply: FastifyReply,
  { bytes, fileName, mediaType, isPreview }: Replied,
) => {
  if (isPreview && mediaType.startsWith('image/'))
    return reply.type('image/webp').send(await drawnSmall(bytes, previewWidth))
  return reply.type(mediaType).header('content-disposition', attachment(fileName)).send(bytes)
}

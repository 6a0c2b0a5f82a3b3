import type { ChatCard } from '@showroom/contract/chat/chat'
import type { Queries } from '../../platform/db/db.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { tellUnread } from '../chat-events.ts'
import { createMessage, systemLineOf } from '../message.store.ts'
import { tellMessage } from '../post-message.ts'
import { isProject, lockThread, nextPlace, seeOwn } from '../thread.store.ts'

export type SystemLine = {
  projectId: number
  /** Who did it; null where nobody of the project did. Their name stands before the words. */
  authorId: number | null
  /** What makes it the same line when it comes twice. */
  cause: string
  body: string
  card?: ChatCard | null
  now: Date
}

/** A line of the chat that nobody wrote: said once for each cause, and mailed to nobody. */
export const saySystem = async (
  tx: Queries,
  { projectId, authorId, cause, body, card = null, now }: SystemLine,
): Promise<void> => {
  // It may have gone while the job waited.
  if (!(await isProject(tx, projectId))) return
  const threadId = await lockThread(tx, { projectId, publicId: newPublicId() })
  if (await systemLineOf(tx, threadId, cause)) return
  const no = await nextPlace(tx, threadId, { text: body, now })
  const publicId = newPublicId()
  const about = { publicId, threadId, no, authorId, kind: 'system', now } as const
  await createMessage(tx, { ...about, body, card, replyTo: null, mentions: [], clientId: cause })
  if (authorId !== null) await seeOwn(tx, { threadId, accountId: authorId, no })
  await tellUnread(tx, { threadId, no, now })
  await tellMessage(tx, { projectId, publicId, actorId: authorId, now })
}

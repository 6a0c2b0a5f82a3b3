import { excerptOf } from '@showroom/contract/chat/chat.rules'
import type { Queries } from '../platform/db/db.ts'
import { newPublicId } from '../shared/public-id.ts'
import { tellUnread } from './chat-events.ts'
import { createMessage } from './message.store.ts'
import { tellMessage } from './post-message.ts'
import { nextPlace } from './thread.store.ts'

type Saying = { projectId: number; threadId: number; body: string; replyTo: number | null; now: Date }

/** What no person has said, in a thread that is locked: it carries no author, and nobody is mailed of it. */
export const sayAutomatically = async (
  tx: Queries,
  { projectId, threadId, body, replyTo, now }: Saying,
): Promise<void> => {
  const no = await nextPlace(tx, threadId, { text: excerptOf(body), now })
  const publicId = newPublicId()
  const about = { publicId, threadId, no, authorId: null, kind: 'assistant', now } as const
  await createMessage(tx, { ...about, body, card: null, replyTo, mentions: [], clientId: publicId })
  await tellUnread(tx, { threadId, no, now })
  await tellMessage(tx, { projectId, publicId, actorId: null, now })
}

import type { ProjectRole } from '@showroom/contract/project/project-choices'
import { z } from 'zod'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'
import type { AccountInProject } from '../project/project-access.ts'

/** What a person has just said, for those above, in its transaction. */
export type MessageSaid = {
  projectId: number
  /** Its public id. */
  project: string
  threadId: number
  publicId: string
  no: number
  body: string
  authorId: number
  role: ProjectRole
  showroomId: number
  at: Date
}

declare module '../platform/events.ts' {
  interface TransactionEvents {
    'chat.said': { event: MessageSaid; reply: void }
  }
}

/** Something was said a minute ago. */
export const chatSaid = z.object({
  projectId: z.int().positive(),
  /** Its public id. */
  project: z.string(),
  name: z.string(),
  /** The message's place in the thread. */
  no: z.int(),
  actorId: z.int().positive(),
  /** Public ids of whom it names. */
  mentions: z.array(z.string()),
})

/** Whoever reads along needs no news of it: those above are told only after so long. */
const afterMs = 60_000

type Said = { no: number; publicId: string; mentions: readonly string[]; now: Date }

export const tellSaid = (
  tx: Queries,
  { account, project }: AccountInProject,
  { no, publicId, mentions, now }: Said,
): Promise<void> => {
  const payload = {
    projectId: project.id,
    project: project.publicId,
    name: project.name,
    no,
    actorId: account.id,
    mentions: [...mentions],
  } satisfies z.infer<typeof chatSaid>
  const due = new Date(now.getTime() + afterMs)
  return emit(tx, { kind: 'chat_said', cause: `chat_said ${publicId}`, payload, at: now, due })
}

/** A thread has a message that some of its readers have not seen. */
export const chatUnread = z.object({ threadId: z.int().positive(), no: z.int() })

type Unread = z.infer<typeof chatUnread> & { now: Date }

/** At once, and by a job: numbers of people are told in a transaction of their own, after the message's. */
export const tellUnread = (tx: Queries, { threadId, no, now }: Unread): Promise<void> => {
  const payload = { threadId, no } satisfies z.infer<typeof chatUnread>
  return emit(tx, { kind: 'chat_unread', cause: `chat_unread ${threadId} ${no}`, payload, at: now })
}

/** Something was said about a delivery, by one of those who work on it. */
export const orderChatSaid = z.object({
  subOrderId: z.int().positive(),
  no: z.int(),
  actorId: z.int().positive(),
})

type SaidAboutOrder = z.infer<typeof orderChatSaid> & { publicId: string; now: Date }

export const tellSaidAboutOrder = (
  tx: Queries,
  { publicId, now, ...payload }: SaidAboutOrder,
): Promise<void> => {
  const due = new Date(now.getTime() + afterMs)
  return emit(tx, { kind: 'order_chat_said', cause: `order_chat_said ${publicId}`, payload, at: now, due })
}

import { z } from 'zod'
import { longestMessage } from './chat-choices.ts'
import { savedReplyMessages as say } from './saved-reply.messages.ts'

/** What a Pro answers again and again: found by its name, and put into the message as it stands. */
export const savedReply = z
  .object({
    name: z.string().trim().min(1, say.noName).max(60, say.longName),
    body: z.string().trim().min(1, say.noBody).max(longestMessage, say.longBody),
  })
  .meta({ id: 'SavedReply' })
export type SavedReply = z.infer<typeof savedReply>

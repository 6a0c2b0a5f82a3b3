import { z } from 'zod'

/** A client has asked something: it is answered when this is due, unless a person was there. */
export const assistantAsked = z.object({
  projectId: z.int().positive(),
  threadId: z.int().positive(),
  no: z.int(),
  body: z.string(),
  authorId: z.int().positive(),
  showroomId: z.int().positive(),
})
export type Asked = z.infer<typeof assistantAsked>

/** Somebody has asked for a person. */
export const chatWaiting = z.object({
  projectId: z.int().positive(),
  project: z.string(),
  name: z.string(),
  no: z.int(),
  actorId: z.int().positive(),
})

/** A person has answered them. */
export const chatAnswered = z.object({ project: z.string() })

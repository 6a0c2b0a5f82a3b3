import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queries } from '../db/db.ts'
import { emit } from '../jobs/emit.ts'
import { type JobHandlers, periods } from '../jobs/job.ts'
import { type Letter, letter, type Sender } from './letter.ts'
import type { Mail } from './mail.ts'
import { seal, unseal } from './seal.ts'

export type Posting = {
  letter: Letter
  /** In whose name and colors; null: in ours. */
  showroomId: number | null
  at: Date
  /** What makes it the same mail when it is posted twice; left out, it is another one each time. */
  cause?: string
  /** Letters of one line arrive in their order. */
  line?: string
  /** Somebody waits for the code in it, which is of no use after that. Other mails are tried for a day. */
  goodUntil?: Date
}

/** Saved with the change that it tells of, and sent right after the commit; tried again while the server is away. */
export type PostMail = (tx: Queries, posting: Posting) => Promise<void>

export const openPost =
  (secret: Buffer): PostMail =>
  async (tx, { letter, showroomId, at, cause = `mail ${randomUUID()}`, line, goodUntil }) => {
    await emit(tx, {
      kind: 'mail',
      cause,
      payload: { sealed: seal(secret, JSON.stringify(letter)), showroomId },
      at,
      ...(line ? { line } : {}),
      ...(goodUntil ? { priority: -1 } : {}),
      expiresAt: goodUntil ?? new Date(at.getTime() + periods.day),
    })
  }

type SendingDeps = {
  mail: Mail
  secret: Buffer
  senderOf: (showroomId: number | null) => Promise<Sender>
}

const posted = z.object({ sealed: z.string(), showroomId: z.int().nullable() })

export const mailHandlers = ({ mail, secret, senderOf }: SendingDeps): JobHandlers => ({
  mail: async (payload, { cause }) => {
    const { sealed, showroomId } = posted.parse(payload)
    const read = letter.parse(JSON.parse(unseal(secret, sealed)))
    await mail.send(read, await senderOf(showroomId), cause)
  },
})

import type { AiWish } from '@showroom/contract/design-ai/design-ai'
import { jobCost, mostWaiting, photoFields } from '@showroom/contract/design-ai/ai-choices'
import { hasBlockedWords } from '@showroom/contract/design-ai/blocked-words.rules'
import { designAiMessages as say } from '@showroom/contract/design-ai/design-ai.messages'
import { surfacesOf, surfacesOfWish } from '@showroom/contract/design-ai/room.rules'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { allowAttempt } from '../../account/session/attempts.ts'
import type { Queries } from '../../platform/db/db.ts'
import { DomainError, refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { emit } from '../../platform/jobs/emit.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { type AiAccount, lockAiAccount } from '../account/ai-account.store.ts'
import { reserveCredits } from '../credits/credits.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import type { DesignEngine } from '../engine.ts'
import { ownPhoto } from '../photo/ai-photo.store.ts'
import { aiJobByKey, type AiJobRow, jobsSince, openJobsOf, ownAiJob, saveAiJob } from './ai-job.store.ts'

type Deps = DesignAiDeps & { engine: DesignEngine }

/** So many in an hour, whatever they cost. */
const hourly = { most: 20, windowMs: hourMs }
/** One after the other where they share the threads that draw; four at once where somebody else does. */
const lineOf = ({ name }: DesignEngine, { id }: AiAccount): string =>
  name === 'assembler' ? 'design-ai' : `design-ai ${id % 4}`

type Asked = { account: AiAccount; key: string }

export const askForIdeas = async (
  deps: Deps,
  { account, key, wish }: Asked & { wish: AiWish },
): Promise<AiJobRow> => {
  const again = await aiJobByKey(deps.db, account.id, key)
  if (again) return again
  refuseKept(wish)
  await refusePhoto(deps, account, wish)
  return begin(deps, { account, key, wish, refinement: null, parent: null })
}

type Refining = Asked & { jobId: string; picture: string; text: string }

/** Begins from a picture that is there; what the words do not name stays as it is. */
export const refineIdea = async (
  deps: Deps,
  { account, key, jobId, picture, text }: Refining,
): Promise<AiJobRow> => {
  const again = await aiJobByKey(deps.db, account.id, key)
  if (again) return again
  const parent = (await ownAiJob(deps.db, account.id, jobId)) ?? refuseUnknown()
  const shown = parent.pictures.find(({ id }) => id === picture) ?? refuseUnknown()
  const { choices } = shown.look
  if (parent.wish.photo !== null && parent.photo === null) refuseInvalid({ text: [say.photoGone] })
  return begin(deps, {
    account,
    key,
    wish: { ...parent.wish, text: '' },
    refinement: { text, choices },
    parent: { jobId: parent.id, picture },
  })
}

const refuseKept = (wish: AiWish) => {
  const { room, keep, start, photo } = wish
  if (start !== null && photo !== null) refuseInvalid({ start: [say.oneStart] })
  const surfaces = surfacesOfWish(wish)
  if (surfaces.length === 0) refuseInvalid({ start: [say.startBare] })
  if (keep.some((surface) => !surfacesOf(room).includes(surface))) refuseInvalid({ keep: [say.keepOther] })
  if (surfaces.every((surface) => keep.includes(surface))) refuseInvalid({ keep: [say.keepAll] })
}

const refusePhoto = async ({ db }: Deps, account: AiAccount, { photo, keep_fields }: AiWish) => {
  if (photo === null) return
  if (!(await ownPhoto(db, account.id, photo))) refuseInvalid({ photo: [say.photoGone] })
  const fields = photoFields.columns * photoFields.rows
  if (new Set(keep_fields).size >= fields) refuseInvalid({ keep_fields: [say.keepAllOfPhoto] })
}

type Beginning = Asked & {
  wish: AiWish
  refinement: Parameters<DesignEngine['read']>[0]['refinement']
  parent: { jobId: number; picture: string } | null
}

const begin = async (deps: Deps, asked: Beginning): Promise<AiJobRow> => {
  const { db, engine } = deps
  const { account, key, wish, refinement } = asked
  if (hasBlockedWords(refinement?.text ?? wish.text)) refuseInvalid({ text: [say.wordsBlocked] })
  const now = deps.now()
  await refuseAccount(deps, account, now)
  const { refusal, notUnderstood } = engine.read({ wish, refinement })
  if (refusal !== null) refuseInvalid({ text: [refusal] })
  const showroom = (await showroomContext(db, wish.showroom)) ?? refuseUnknown()
  const publicId = newPublicId()
  await db.transaction(async (tx) => {
    if (!(await lockAiAccount(tx, account.id))) refuseUnknown()
    await refuseMany(tx, account)
    const isNew = await saveAiJob(tx, {
      publicId,
      aiAccountId: account.id,
      key,
      parent: asked.parent,
      showroomId: showroom.id,
      wish,
      refinement: refinement?.text ?? null,
      notUnderstood,
      engine: engine.name,
      cost: jobCost,
      now,
    })
    if (!isNew) return
    await reserveCredits(tx, { aiAccountId: account.id, jobId: publicId, cost: jobCost, now })
    await emit(tx, {
      kind: 'ai_job',
      cause: `ai_job ${publicId}`,
      payload: { id: publicId },
      at: now,
      line: lineOf(engine, account),
    })
  })
  // Two that came with one key at once: both are told of the one that was written.
  const written = await aiJobByKey(db, account.id, key)
  if (!written) throw new Error(`The job ${publicId} was not written.`)
  return written
}

const refuseAccount = async ({ db, mostPerDay }: Deps, account: AiAccount, now: Date) => {
  if (account.blockedAt !== null) refuse(403, 'blocked', say.blocked)
  if (account.emailVerifiedAt === null) refuse(409, 'verify_first', say.verifyFirst)
  const message = (free: Date) => say.tooManyAnHour(hourly.most, free)
  await allowAttempt(db, { key: `ai job ${account.id}`, limit: hourly, now, message })
  // Refused before anything is set aside.
  if ((await jobsSince(db, new Date(now.getTime() - dayMs))) >= mostPerDay)
    throw new DomainError({
      status: 503,
      code: 'engine_away',
      message: say.tooManyToday,
      retryAfterSeconds: 3_600,
    })
}

const refuseMany = async (tx: Queries, account: AiAccount) => {
  if ((await openJobsOf(tx, account.id)) > mostWaiting) refuse(429, 'too_many_waiting', say.tooManyWaiting)
}

import { z } from 'zod'
import { PictureNotDrawn } from '../../picture/picture.ts'
import type { JobContext } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import { aiAccountById } from '../account/ai-account.store.ts'
import type { DesignAiDeps } from '../design-ai-deps.ts'
import { type DesignEngine, EngineEnd, type EngineJob, type EnginePicture } from '../engine.ts'
import {
  aiJobById,
  type AiJobRow,
  saveEnded,
  saveProgress,
  saveRunning,
  showroomOfJob,
} from './ai-job.store.ts'
import { choicesOfPicture, type NewPicture, pictureFile, savePicture } from './ai-picture.store.ts'
import { engineRefOf, saveEngineRef } from './engine-ref.store.ts'
import { endWithout } from './end-ai-job.ts'
import { watchJob } from './watch-job.ts'

type Deps = Pick<DesignAiDeps, 'db' | 'now' | 'files'> & {
  engineNamed: (name: string) => DesignEngine
  onFailed: (error: unknown) => void
}

const payloadOf = z.object({ id: z.string() })
/** What a process dies of three times is the job's own fault. */
const mostAttempts = 3

/** Does one job from wherever it stands: its pictures, or its end with the credit back, come about once. */
export const runAiJob = async (deps: Deps, payload: unknown, context: JobContext): Promise<void> => {
  const { id } = payloadOf.parse(payload)
  if (context.attempts > mostAttempts) return fail(deps, { id, code: 'lost' }, context)
  if (!(await saveRunning(deps.db, id, deps.now()))) return
  const job = await aiJobById(deps.db, id)
  if (!job) return
  const made = await make(deps, job, context)
  if (made === 'over') return
  if ('code' in made) return fail(deps, { id, ...made }, context)
  if (made.pictures.length === 0) return fail(deps, { id, code: 'nothing_fits' }, context)
  await keep(deps, { id, pictures: made.pictures }, context)
}

type Made = 'over' | { pictures: EnginePicture[] } | { code: string; state?: 'failed' | 'blocked' }

/** What the engine breaks on is the end of the job; what breaks because we stop is done again by whoever is next. */
const make = async (deps: Deps, job: AiJobRow, { signal }: JobContext): Promise<Made> => {
  const { db, onFailed } = deps
  const watch = watchJob(db, job.publicId)
  try {
    const asked = await engineJobOf(deps, job)
    if (!asked) return { code: 'showroom_gone' }
    const onProgress = async (percent: number) => {
      if (!(await saveProgress(db, job.publicId, percent))) watch.end()
    }
    const onBegun = async (ref: string) => {
      await saveEngineRef(db, job.publicId, ref)
    }
    const begun = await engineRefOf(db, job.publicId)
    const run = { signal, givenUp: watch.signal, onProgress, begun, onBegun }
    const making = deps.engineNamed(job.engine).make(asked, run)
    return { pictures: await watch.unlessOver(making) }
  } catch (error) {
    if (watch.signal.aborted) return 'over'
    if (signal.aborted || error instanceof PictureNotDrawn) throw error
    onFailed(error)
    return error instanceof EngineEnd ? { code: error.code, state: error.state } : { code: 'engine' }
  } finally {
    watch.stop()
  }
}

/** What is to be painted may go while it waits in line: its owner, or time, took it away. */
const photoOfJob = async ({ files }: Deps, { wish, photo }: AiJobRow): Promise<EngineJob['photo']> => {
  if (wish.photo === null) return null
  const picture = photo && (await files.read(photo.file).catch(() => null))
  if (!photo || !picture) throw new EngineEnd('failed', 'photo_gone')
  return { picture, width: photo.width, height: photo.height, colors: photo.colors }
}

const engineJobOf = async (deps: Deps, job: AiJobRow): Promise<EngineJob | null> => {
  const { db, files } = deps
  const showroom = await showroomContext(db, await showroomOfJob(db, job.id))
  const account = await aiAccountById(db, job.aiAccountId)
  if (!showroom || !account) return null
  const { refinement: text, parentPictureId } = job
  const choices = parentPictureId === null ? [] : await choicesOfPicture(db, parentPictureId)
  const file = parentPictureId === null ? null : await pictureFile(db, parentPictureId)
  return {
    id: job.publicId,
    wish: job.wish,
    survey: account.survey,
    showroom,
    photo: await photoOfJob(deps, job),
    refinement:
      text === null ? null : { text, choices, picture: file === null ? null : await files.read(file) },
  }
}

const fail = (
  { now }: Deps,
  { id: publicId, code, state = 'failed' }: { id: string; code: string; state?: 'failed' | 'blocked' },
  { finish }: JobContext,
): Promise<void> =>
  finish(async (tx) => {
    await endWithout(tx, { publicId, state, code, now: now() })
  })

/** The files first: a row never names one that is not there. One without a row is swept away. */
const keep = async (
  { files, now }: Deps,
  { id: publicId, pictures }: { id: string; pictures: readonly EnginePicture[] },
  { finish }: JobContext,
): Promise<void> => {
  const rows: NewPicture[] = []
  for (const [position, { bytes, choices, kept, ...rest }] of pictures.entries()) {
    const file = newPublicId()
    await files.put(file, bytes)
    rows.push({ ...rest, id: newPublicId(), position, file, look: { choices, kept } })
  }
  await finish(async (tx) => {
    const ended = await saveEnded(tx, { publicId, state: 'done', code: null, now: now() })
    if (ended) for (const row of rows) await savePicture(tx, publicId, row)
  })
}

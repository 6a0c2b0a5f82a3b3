import type { AiChoice, AiWish } from '@showroom/contract/design-ai/design-ai'
import { type AiJobState, type AiSurface, usualStrength } from '@showroom/contract/design-ai/ai-choices'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { PhotoRow } from '../photo/ai-photo.store.ts'

export type PictureRow = {
  id: string
  file: string
  width: number
  height: number
  look: { choices: AiChoice[]; kept: AiSurface[] }
  totalCents: number
  overCents: number
  isReported: boolean
}

export type AiJobRow = {
  id: number
  publicId: string
  aiAccountId: number
  parent: string | null
  parentPictureId: number | null
  parentPicture: string | null
  wish: AiWish
  /** What it began from, where that is there still. */
  photo: (Omit<PhotoRow, 'createdAt'> & { createdAt: string }) | null
  refinement: string | null
  notUnderstood: string[]
  engine: string
  state: AiJobState
  version: number
  progress: number
  errorCode: string | null
  cost: number
  createdAt: Date
  /** Among what waits before it. */
  place: number | null
  pictures: PictureRow[]
  hidden: number
}

const columns = sql`j.id::int as id, j.public_id as "publicId", j.ai_account_id as "aiAccountId",
  (select p.public_id from ai_job p where p.id = j.parent_id) as parent,
  j.parent_picture_id::int as "parentPictureId",
  (select p.public_id from ai_picture p where p.id = j.parent_picture_id) as "parentPicture",
  jsonb_build_object('photo', null, 'start', null, 'strength', ${usualStrength}::int, 'keep_parts', '[]'::jsonb,
    'keep_fields', '[]'::jsonb) || j.wish as wish,
  (select json_build_object('id', h.public_id, 'file', h.file, 'width', h.width, 'height', h.height,
    'colors', h.colors, 'createdAt', h.created_at) from ai_photo h where h.id = j.ai_photo_id) as photo, j.refinement, j.not_understood as "notUnderstood",
  j.engine, j.state, j.version, j.progress, j.error_code as "errorCode", j.cost, j.created_at as "createdAt",
  case when j.state = 'queued' then 1 + (select count(*) from ai_job o
    where o.id < j.id and o.state in ('queued', 'running')) end::int as place,
  coalesce((select json_agg(json_build_object('id', p.public_id, 'file', p.file, 'width', p.width, 'height', p.height,
      'look', p.look, 'totalCents', p.total_cents, 'overCents', p.over_cents,
      'isReported', exists (select 1 from ai_report r where r.ai_picture_id = p.id)) order by p.position)
    from ai_picture p where p.ai_job_id = j.id and p.hidden_at is null), '[]'::json) as pictures,
  (select count(*) from ai_picture p where p.ai_job_id = j.id and p.hidden_at is not null)::int as hidden`

const where = (condition: Sql): Sql => sql`select ${columns} from ai_job j where ${condition}`

const one = async (db: Queries, condition: Sql): Promise<AiJobRow | null> => {
  const [found] = await db.query<AiJobRow>(where(condition))
  return found ?? null
}

export const aiJobById = (db: Queries, publicId: string) => one(db, sql`j.public_id = ${publicId}`)
export const ownAiJob = (db: Queries, aiAccountId: number, publicId: string) =>
  one(db, sql`j.public_id = ${publicId} and j.ai_account_id = ${aiAccountId}`)
export const aiJobByKey = (db: Queries, aiAccountId: number, key: string) =>
  one(db, sql`j.idem_key = ${key} and j.ai_account_id = ${aiAccountId}`)

export const aiJobsOf = (
  db: Queries,
  aiAccountId: number,
  { skip, most }: { skip: number; most: number },
): Promise<AiJobRow[]> =>
  db.query<AiJobRow>(
    sql`${where(sql`j.ai_account_id = ${aiAccountId}`)} order by j.id desc offset ${skip} limit ${most}`,
  )

export const countAiJobs = async (db: Queries, aiAccountId: number): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ai_job where ai_account_id = ${aiAccountId}`,
  )
  return counted?.count ?? 0
}

export const openJobsOf = async (tx: Queries, aiAccountId: number): Promise<number> => {
  const [counted] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from ai_job where ai_account_id = ${aiAccountId} and state in ('queued', 'running')`)
  return counted?.count ?? 0
}

export const jobsSince = async (db: Queries, since: Date): Promise<number> => {
  const [counted] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ai_job where created_at >= ${since}`,
  )
  return counted?.count ?? 0
}

export type NewAiJob = {
  publicId: string
  aiAccountId: number
  key: string
  parent: { jobId: number; picture: string } | null
  showroomId: number
  wish: AiWish
  refinement: string | null
  notUnderstood: readonly string[]
  engine: string
  cost: number
  now: Date
}

/** False: this key has a job already. */
export const saveAiJob = async (tx: Queries, job: NewAiJob): Promise<boolean> => {
  const saved = await tx.query(sql`
    insert into ai_job (public_id, ai_account_id, idem_key, parent_id, parent_picture_id, showroom_id, wish, refinement,
      not_understood, engine, cost, created_at, ai_photo_id)
    values (${job.publicId}, ${job.aiAccountId}, ${job.key}, ${job.parent?.jobId ?? null},
      (select id from ai_picture where public_id = ${job.parent?.picture ?? ''}), ${job.showroomId},
      ${JSON.stringify(job.wish)}::jsonb, ${job.refinement}, ${JSON.stringify(job.notUnderstood)}::jsonb,
      ${job.engine}, ${job.cost}, ${job.now},
      (select id from ai_photo where public_id = ${job.wish.photo} and ai_account_id = ${job.aiAccountId}))
    on conflict (ai_account_id, idem_key) do nothing returning id`)
  return saved.length > 0
}

/** False: it is over, or was cancelled. */
export const saveRunning = async (db: Queries, publicId: string, now: Date): Promise<boolean> => {
  const saved = await db.query(sql`
    update ai_job set state = 'running', version = version + 1, progress = 5, begun_at = coalesce(begun_at, ${now})
    where public_id = ${publicId} and state in ('queued', 'running') returning id`)
  return saved.length > 0
}

/** False: it is over. */
export const saveProgress = async (db: Queries, publicId: string, percent: number): Promise<boolean> => {
  const saved = await db.query(sql`
    update ai_job set progress = greatest(progress, ${percent}::int), version = version + 1
    where public_id = ${publicId} and state = 'running' returning id`)
  return saved.length > 0
}

export const isRunning = async (db: Queries, publicId: string): Promise<boolean> => {
  const found = await db.query(sql`select 1 from ai_job where public_id = ${publicId} and state = 'running'`)
  return found.length > 0
}

export type EndedAiJob = { aiAccountId: number; cost: number }
type Ending = {
  publicId: string
  state: 'done' | 'failed' | 'blocked' | 'cancelled'
  code: string | null
  now: Date
}

/** Null: somebody else has ended it before. */
export const saveEnded = async (
  tx: Queries,
  { publicId, state, code, now }: Ending,
): Promise<EndedAiJob | null> => {
  const [ended] = await tx.query<EndedAiJob>(sql`
    update ai_job set state = ${state}, error_code = ${code}, ended_at = ${now}, version = version + 1,
      progress = case when ${state} = 'done' then 100 else progress end
    where public_id = ${publicId} and state in ('queued', 'running')
    returning ai_account_id as "aiAccountId", cost`)
  return ended ?? null
}

/** What was begun so long ago, and what was asked for so long ago and never begun. */
export const overdueAiJobs = (
  db: Queries,
  { begunBefore, askedBefore }: { begunBefore: Date; askedBefore: Date },
) =>
  db.query<{ publicId: string; isBegun: boolean }>(sql`
    select public_id as "publicId", state = 'running' as "isBegun" from ai_job
    where (state = 'running' and begun_at < ${begunBefore}) or (state = 'queued' and created_at < ${askedBefore})`)

export const showroomOfJob = async (db: Queries, id: number): Promise<string> => {
  const [found] = await db.query<{ ref: string }>(
    sql`select s.user_id as ref from ai_job j join showroom s on s.id = j.showroom_id where j.id = ${id}`,
  )
  return found?.ref ?? ''
}

export const jobsForDownload = (db: Queries, aiAccountId: number) =>
  db.query(sql`
    select j.created_at, j.state, j.wish, j.refinement, (select coalesce(json_agg(p.look order by p.position), '[]'::json)
      from ai_picture p where p.ai_job_id = j.id) as looks
    from ai_job j where j.ai_account_id = ${aiAccountId} order by j.id`)

import type { ApplicationAnswers, DraftForm } from '@showroom/contract/application/application'
import type { ApplicantType } from '@showroom/contract/application/choices'
import type { Queries } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { Application } from './application.ts'

const columns = sql`a.id, a.public_id as "publicId", a.type, a.state, a.account_id as "accountId", a.form, a.answers,
  a.reason, a.appeal, a.submitted_at as "submittedAt", a.reviewing_since as "reviewingSince",
  a.decided_at as "decidedAt"`

const oneWhere = async (db: Queries, condition: Sql): Promise<Application | null> => {
  const [found] = await db.query<Application>(sql`select ${columns} from application a where ${condition}`)
  return found ?? null
}

export const applicationById = (db: Queries, id: number) => oneWhere(db, sql`a.id = ${id}`)

export const applicationOfAccount = (db: Queries, accountId: number) =>
  oneWhere(db, sql`a.account_id = ${accountId}`)

/** Drafts are nobody's business but their owner's. */
export const submittedApplication = (db: Queries, publicId: string) =>
  oneWhere(db, sql`a.public_id = ${publicId} and a.state <> 'draft'`)

/** Locked until the transaction ends: two who decide at once decide one after the other. */
export const lockApplication = (tx: Queries, id: number) => oneWhere(tx, sql`a.id = ${id} for update`)

export type NewApplication = {
  publicId: string
  type: ApplicantType
  accountId: number | null
  form: DraftForm
  now: Date
}

export const createApplication = async (tx: Queries, made: NewApplication): Promise<number> => {
  const [created] = await tx.query<{ id: number }>(sql`
    insert into application (public_id, type, account_id, form, created_at, updated_at)
    values (${made.publicId}, ${made.type}, ${made.accountId}, ${JSON.stringify(made.form)}::jsonb, ${made.now},
      ${made.now})
    returning id`)
  if (!created) throw new Error('An application was not made.')
  return created.id
}

export const saveForm = (
  tx: Queries,
  id: number,
  { type, form, now }: { type: ApplicantType; form: DraftForm; now: Date },
) =>
  tx.query(sql`
    update application set type = ${type}, form = ${JSON.stringify(form)}::jsonb, updated_at = ${now}
    where id = ${id} and state = 'draft'`)

export type Submitted = { type: ApplicantType; accountId: number; answers: ApplicationAnswers; now: Date }

/** What was typed is not kept twice. */
export const saveSubmitted = (tx: Queries, id: number, { type, accountId, answers, now }: Submitted) =>
  tx.query(sql`
    update application set state = 'reviewing', type = ${type}, account_id = ${accountId},
      answers = ${JSON.stringify(answers)}::jsonb, form = '{}', submitted_at = ${now}, reviewing_since = ${now},
      updated_at = ${now}
    where id = ${id}`)

export const saveMoreNeeded = (tx: Queries, id: number, now: Date) =>
  tx.query(sql`update application set state = 'more_needed', updated_at = ${now} where id = ${id}`)

/** Our turn again: the 24 hours begin anew. */
export const saveReviewing = (
  tx: Queries,
  id: number,
  { answers, appeal, now }: { answers?: ApplicationAnswers; appeal?: string; now: Date },
) =>
  tx.query(sql`
    update application set state = 'reviewing', reviewing_since = ${now}, updated_at = ${now}, decided_at = null,
      answers = coalesce(${answers ? JSON.stringify(answers) : null}::jsonb, answers),
      appeal = coalesce(${appeal ?? null}, appeal)
    where id = ${id}`)

export const saveDecided = (
  tx: Queries,
  id: number,
  { state, reason, now }: { state: 'approved' | 'declined'; reason: string; now: Date },
) =>
  tx.query(sql`
    update application set state = ${state}, reason = ${reason}, decided_at = ${now}, updated_at = ${now}
    where id = ${id}`)

/** Drafts that nobody came back to; those of an account wait with it. */
export const deleteOldDrafts = (db: Queries, before: Date) =>
  db.query(sql`
    delete from application where state = 'draft' and account_id is null and updated_at < ${before}`)

/** Its documents, keys and license go with it; files that nothing names any more are swept up later. */
export const deleteApplicationOf = (tx: Queries, accountId: number) =>
  tx.query(sql`delete from application where account_id = ${accountId}`)

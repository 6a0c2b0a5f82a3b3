import type { ApplicationRequest } from '@showroom/contract/application/application'
import type { Askable } from '@showroom/contract/application/choices'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'

export type NewRequest = { publicId: string; what: Askable; note: string }

export const createRequests = (
  tx: Queries,
  applicationId: number,
  { requests, now }: { requests: readonly NewRequest[]; now: Date },
) =>
  tx.query(sql`
    insert into application_request (public_id, application_id, what, note, asked_at)
    select id, ${applicationId}::int, what, note, ${now}::timestamptz
    from unnest(${requests.map(({ publicId }) => publicId)}::text[], ${requests.map(({ what }) => what)}::text[],
      ${requests.map(({ note }) => note)}::text[]) as asked (id, what, note)`)

type Row = {
  id: string
  what: Askable
  note: string
  answer: string
  document_id: string | null
  asked_at: Date
  answered_at: Date | null
}

export const requestsOf = async (db: Queries, applicationId: number): Promise<ApplicationRequest[]> => {
  const rows = await db.query<Row>(sql`
    select r.public_id as id, r.what, r.note, r.answer, r.asked_at, r.answered_at,
      (select d.public_id from application_document d where d.request_id = r.id order by d.id desc limit 1)
        as document_id
    from application_request r where r.application_id = ${applicationId} order by r.id`)
  return rows.map(({ asked_at, answered_at, ...row }) => ({
    ...row,
    asked_at: asked_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
  }))
}

export const saveAnswer = (
  tx: Queries,
  applicationId: number,
  { id, answer, now }: { id: string; answer: string; now: Date },
) =>
  tx.query(sql`
    update application_request set answer = ${answer}, answered_at = ${now}
    where application_id = ${applicationId} and public_id = ${id}`)

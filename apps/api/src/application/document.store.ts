import type { ApplicationDocument } from '@showroom/contract/application/application'
import type { DocumentKind } from '@showroom/contract/application/choices'
import type { Queries } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { logoPath } from '../showroom/logo-picture.ts'

export type NewDocument = {
  publicId: string
  applicationId: number
  /** What an Admin asked for, where the file answers that. */
  requestId: string | null
  kind: DocumentKind
  fileName: string
  mediaType: string
  size: number
  now: Date
}

export const createDocument = (tx: Queries, made: NewDocument) =>
  tx.query(sql`
    insert into application_document (public_id, application_id, request_id, kind, file_name, media_type, size,
      uploaded_at)
    values (${made.publicId}, ${made.applicationId},
      (select id from application_request
        where public_id = ${made.requestId} and application_id = ${made.applicationId}),
      ${made.kind}, ${made.fileName}, ${made.mediaType}, ${made.size}, ${made.now})`)

type Row = Omit<ApplicationDocument, 'uploaded_at'> & { uploaded_at: Date }

export const documentsOf = async (db: Queries, applicationId: number): Promise<ApplicationDocument[]> => {
  const rows = await db.query<Row>(sql`
    select public_id as id, kind, file_name, media_type, size, uploaded_at from application_document
    where application_id = ${applicationId} order by application_document.id`)
  return rows.map(({ uploaded_at, ...row }) => ({ ...row, uploaded_at: uploaded_at.toISOString() }))
}

export type FoundDocument = { applicationId: number; state: string; fileName: string; mediaType: string }

export const documentById = async (db: Queries, publicId: string): Promise<FoundDocument | null> => {
  const [found] = await db.query<FoundDocument>(sql`
    select d.application_id as "applicationId", a.state, d.file_name as "fileName", d.media_type as "mediaType"
    from application_document d join application a on a.id = d.application_id
    where d.public_id = ${publicId}`)
  return found ?? null
}

export const deleteDocument = async (
  tx: Queries,
  applicationId: number,
  publicId: string,
): Promise<boolean> => {
  const deleted = await tx.query(sql`
    delete from application_document where application_id = ${applicationId} and public_id = ${publicId}
    returning id`)
  return deleted.length > 0
}

/** Of these names, those that some application still has. */
export const namesInUse = async (db: Queries, names: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ name: string }>(sql`
    select public_id as name from application_document where public_id = any(${names}::text[])`)
  return new Set(used.map(({ name }) => name))
}

/** Of these pictures, those that a showroom shows. */
export const logosInUse = async (db: Queries, names: readonly string[]): Promise<Set<string>> => {
  const used = await db.query<{ logo: string }>(sql`
    select business_logo as logo from showroom
    where business_logo = any(${names.map((name) => `${logoPath}${name}`)}::text[])`)
  return new Set(used.map(({ logo }) => logo.slice(logoPath.length)))
}

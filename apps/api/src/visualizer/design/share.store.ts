import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Queries } from '../../platform/db/db.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** What a link leads to. */
export type Shared = { designId: number } | { photoRoomId: number }

export type ShareRow = {
  designId: number | null
  photoRoomId: number | null
  frozen: { state: DesignState; name: string } | null
  seesPrices: boolean
  expiresAt: Date
}

type NewShare = Pick<ShareRow, 'frozen' | 'seesPrices' | 'expiresAt'> & {
  of: Shared
  hash: Buffer
  now: Date
}

export const createShare = async (tx: Queries, { of, hash, now, ...share }: NewShare): Promise<void> => {
  const [designId, photoRoomId] = 'designId' in of ? [of.designId, null] : [null, of.photoRoomId]
  await tx.query(sql`
    insert into design_share (token_hash, design_id, photo_room_id, frozen, sees_prices, expires_at, created_at)
    values (${hash}, ${designId}, ${photoRoomId},
      ${share.frozen === null ? null : JSON.stringify(share.frozen)}::jsonb, ${share.seesPrices}, ${share.expiresAt},
      ${now})`)
}

export const shareNamed = async (db: Queries, hash: Buffer, now: Date): Promise<ShareRow | null> => {
  const [row] = await db.query<ShareRow>(sql`
    select design_id as "designId", photo_room_id as "photoRoomId", frozen, sees_prices as "seesPrices",
      expires_at as "expiresAt"
    from design_share where token_hash = ${hash} and expires_at > ${now}`)
  return row ?? null
}

const leadsTo = (of: Shared): Sql =>
  'designId' in of ? sql`design_id = ${of.designId}` : sql`photo_room_id = ${of.photoRoomId}`

export const endShares = (tx: Queries, of: Shared) =>
  tx.query(sql`delete from design_share where ${leadsTo(of)}`)

export const deleteExpiredShares = (db: Queries, now: Date) =>
  db.query(sql`delete from design_share where expires_at <= ${now}`)

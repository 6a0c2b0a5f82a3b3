import type { DesignState } from '@showroom/contract/visualizer/design'
import type { Queries } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export type ShareRow = {
  designId: number
  frozen: { state: DesignState; name: string } | null
  seesPrices: boolean
  expiresAt: Date
}

export const createShare = async (
  tx: Queries,
  { hash, now, ...share }: ShareRow & { hash: Buffer; now: Date },
): Promise<void> => {
  await tx.query(sql`
    insert into design_share (token_hash, design_id, frozen, sees_prices, expires_at, created_at)
    values (${hash}, ${share.designId}, ${share.frozen === null ? null : JSON.stringify(share.frozen)}::jsonb,
      ${share.seesPrices}, ${share.expiresAt}, ${now})`)
}

export const shareNamed = async (db: Queries, hash: Buffer, now: Date): Promise<ShareRow | null> => {
  const [row] = await db.query<ShareRow>(sql`
    select design_id as "designId", frozen, sees_prices as "seesPrices", expires_at as "expiresAt"
    from design_share where token_hash = ${hash} and expires_at > ${now}`)
  return row ?? null
}

export const endShares = (tx: Queries, designId: number) =>
  tx.query(sql`delete from design_share where design_id = ${designId}`)

export const deleteExpiredShares = (db: Queries, now: Date) =>
  db.query(sql`delete from design_share where expires_at <= ${now}`)

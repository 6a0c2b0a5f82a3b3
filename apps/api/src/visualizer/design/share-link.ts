import { createHash, randomBytes } from 'node:crypto'
import { dayMs } from '@showroom/contract/shared/time'
import type { Db } from '../../platform/db/db.ts'
import { createShare, endShares, type Shared, shareNamed, type ShareRow } from './share.store.ts'

const tokenBytes = 16
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

type Deps = { db: Db; now: () => Date }
type Leading = Pick<ShareRow, 'frozen'> & {
  of: Shared
  /** Before the token. */
  page: string
}

/** One link for each: a new one ends the one before. */
export const newLink = async (
  { db, now }: Deps,
  { of, frozen, page }: Leading,
  { prices, days }: { prices: boolean; days: number },
) => {
  const token = randomBytes(tokenBytes).toString('base64url')
  const expiresAt = new Date(now().getTime() + days * dayMs)
  await db.transaction(async (tx) => {
    await endShares(tx, of)
    await createShare(tx, { of, hash: hashOf(token), frozen, seesPrices: prices, expiresAt, now: now() })
  })
  return { token, path: `${page}${token}`, expires_at: expiresAt.toISOString() }
}

/** Null for a link that was never made, has ended or was ended. */
export const shareOf = ({ db, now }: Deps, token: string): Promise<ShareRow | null> =>
  shareNamed(db, hashOf(token), now())

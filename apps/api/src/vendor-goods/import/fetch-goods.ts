import { allowAttempt } from '../../account/session/attempts.ts'
import { largestImportMegabytes } from '@showroom/contract/vendor-goods/goods-import.rules'
import type { Db } from '../../platform/db/db.ts'
import { fetchPublic, type PublicReply, type Reach } from '../../showroom/domain/fetch-public.ts'

/** In bytes. */
export const largestImport = largestImportMegabytes * 1_048_576

/** A feed from its address; nothing of our own network. */
export const fetchGoods = (url: string, reach: Reach): Promise<PublicReply> =>
  fetchPublic(new URL(url), {
    ...reach,
    mostBytes: largestImport,
    accept: 'text/csv, text/tab-separated-values, application/xml, text/xml, */*',
    userAgent: 'Showroom catalogue import',
    followsElsewhere: true,
  })

const mostBegun = { most: 60, windowMs: 3_600_000 }

/** Files and feeds that somebody begins with: nobody has us ask an address again and again. */
export const allowFetch = ({ db, now }: { db: Db; now: () => Date }, accountId: number): Promise<void> =>
  allowAttempt(db, { key: `imports ${accountId}`, limit: mostBegun, now: now() })

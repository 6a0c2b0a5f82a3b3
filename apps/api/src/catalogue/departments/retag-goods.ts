import { z } from 'zod'
import type { Db, Queries } from '../../platform/db/db.ts'
import { emit } from '../../platform/jobs/emit.ts'
import type { JobHandlers } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { retagSome } from './category-attributes.store.ts'

const kind = 'goods_retag'
const most = 500
const payload = z.object({ categoryId: z.int(), key: z.string() })

/** What goods are found by follows what their category asks, after the deed: there may be tens of thousands of them. */
export const askToRetag = (
  tx: Queries,
  { categoryId, key, at }: { categoryId: number; key: string; at: Date },
): Promise<void> =>
  emit(tx, { kind, cause: `${kind} ${newPublicId()}`, payload: { categoryId, key }, at, line: kind })

/** In small transactions, so that no order waits for it. Begun again, it passes over what is written already. */
export const retagHandlers = (db: Db): JobHandlers => ({
  [kind]: async (told, { signal }) => {
    const of = payload.parse(told)
    for (let after: number | null = 0; after !== null; ) {
      signal.throwIfAborted()
      const from: number = after
      after = await db.transaction((tx) => retagSome(tx, { ...of, after: from, most }))
    }
  },
})

import { addDays, type Day, dayAndHour, endOfDay } from '@showroom/contract/shared/day'
import type { Pauses } from '@showroom/contract/vendor-goods/pause.endpoints'
import { pauseMessages as say } from '@showroom/contract/vendor-goods/pause.messages'
import { canPauseUntil } from '@showroom/contract/vendor-goods/pause.rules'
import { z } from 'zod'
import { writeAudit } from '../../audit/audit.store.ts'
import { raiseVersion } from '../../catalogue/catalogue-version.store.ts'
import { lockVendor } from '../../catalogue/vendor/vendor.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { emit } from '../../platform/jobs/emit.ts'
import type { JobHandlers } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { accountName } from '../../account/account.ts'
import type { OwnGoods } from '../viewer.ts'
import {
  countNamed,
  countSold,
  lockComingBack,
  lockNamed,
  pausesOf,
  savePaused,
  saveResumed,
  type Which,
} from './pause.store.ts'

export type PauseDeps = { db: Db; now: () => Date }

const kind = 'paused_goods'
const payload = z.object({ vendorId: z.int() })

/** Out of every shop until the first moment of the day, Pacific; how many. Lead times stay as they are. */
export const pauseGoods = (
  { db, now }: PauseDeps,
  own: OwnGoods,
  { ids, day }: { ids: readonly string[] | null; day: Day },
): Promise<number> =>
  db.transaction(async (tx) => {
    const at = now()
    if (!canPauseUntil(day, dayAndHour(at).day)) refuseInvalid({ back_on: [say.day] })
    const which = await namedOf(tx, own, ids)
    await lockNamed(tx, which)
    const count = await savePaused(tx, which, { day, now: at })
    if (count === 0) refuse(409, 'nothing_to_pause', say.nothing)
    await raiseVersion(tx)
    await audit(tx, own, { at, action: 'paused', note: `${count} products until ${day}` })
    const { vendorId } = own
    const due = endOfDay(addDays(day, -1))
    // A job of its own for each pause: one that is done already would not be written again.
    await emit(tx, { kind, cause: `${kind} ${newPublicId()}`, payload: { vendorId }, at, due })
    return count
  })

/** Before their day. */
export const endPause = (
  { db, now }: PauseDeps,
  own: OwnGoods,
  ids: readonly string[] | null,
): Promise<number> =>
  db.transaction(async (tx) => {
    const at = now()
    const count = await resume(tx, await namedOf(tx, own, ids), { dueOn: null, now: at })
    if (count === 0) refuse(409, 'not_paused', say.notPaused)
    await raiseVersion(tx)
    await audit(tx, own, { at, action: 'resumed', note: `${count} products` })
    return count
  })

const resume = async (tx: Queries, which: Which, due: { dueOn: Day | null; now: Date }): Promise<number> => {
  await lockComingBack(tx, which, due.dueOn)
  return saveResumed(tx, which, due)
}

/** Another vendor's product is refused like one that never was, and nothing of the rest is changed. */
const namedOf = async (
  tx: Queries,
  { vendorId }: OwnGoods,
  ids: readonly string[] | null,
): Promise<Which> => {
  const which = { vendorId, publicIds: ids === null ? null : [...new Set(ids)] }
  await lockVendor(tx, vendorId)
  if (which.publicIds !== null && (await countNamed(tx, which)) < which.publicIds.length) refuseUnknown()
  return which
}

const audit = (
  tx: Queries,
  { account, place, vendorId }: OwnGoods,
  deed: { at: Date; action: string; note: string },
) =>
  writeAudit(tx, {
    ...deed,
    accountId: account.id,
    who: accountName(account),
    place,
    entity: 'pause',
    entityId: String(vendorId),
  })

export const pauseHandlers: JobHandlers = {
  [kind]: async (told, job) => {
    const { vendorId } = payload.parse(told)
    await job.finish(async (tx) => {
      await lockVendor(tx, vendorId)
      const due = { dueOn: dayAndHour(job.now).day, now: job.now }
      if ((await resume(tx, { vendorId, publicIds: null }, due)) > 0) await raiseVersion(tx)
    })
  },
}

export const readPauses = async (db: Queries, vendorId: number): Promise<Pauses> => ({
  sold: await countSold(db, vendorId),
  paused: (await pausesOf(db, vendorId)).map(({ day, count }) => ({ back_on: day, count })),
})

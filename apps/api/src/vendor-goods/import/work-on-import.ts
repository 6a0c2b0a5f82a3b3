import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import {
  doubledColumns,
  isImportColumn,
  isWorking,
  type ImportState,
  lackingColumns,
} from '@showroom/contract/vendor-goods/goods-import.rules'
import { z } from 'zod'
import { placeNamed } from '../../catalogue/import/category-words.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { emit } from '../../platform/jobs/emit.ts'
import type { JobContext, JobHandlers } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { type ImportFinished, tellImportFinished } from '../goods-events.ts'
import { importById, keepMapping, type KeptImport, lockImport, saveImport } from './goods-import.store.ts'
import { mendRow } from './import-row.store.ts'
import { passOver } from './pass.ts'
import type { ImportDeps } from './read-file.ts'

const kind = 'goods_import'
const payload = z.object({ importId: z.int(), dryRun: z.boolean() })
type Of = { vendorId: number; publicId: string }

const lockIdle = async (tx: Queries, of: Of, states: readonly ImportState[]): Promise<KeptImport> => {
  const kept = (await lockImport(tx, of)) ?? refuseUnknown()
  if (isWorking(kept.state)) return refuse(409, 'working', say.working)
  return states.includes(kept.state) ? kept : refuse(409, 'not_now', say.notNow)
}

const begin = async (tx: Queries, { id }: KeptImport, { dryRun, now }: { dryRun: boolean; now: Date }) =>
  emit(tx, { kind, cause: `${kind} ${newPublicId()}`, payload: { importId: id, dryRun }, at: now })

type Mapped = { mapping: Record<string, string>; category: string | null }

/** Looks at every row with these columns. */
export const checkImport = ({ db, now }: ImportDeps, of: Of, { mapping, category }: Mapped): Promise<void> =>
  db.transaction(async (tx) => {
    const kept = await lockIdle(tx, of, ['mapping', 'checked', 'failed'])
    const said = Object.fromEntries(Object.entries(mapping).filter(([, target]) => target !== ''))
    if (!kept.isMerchant) refuseWrong(kept, said)
    if (category !== null && !placeNamed(category)) refuseInvalid({ category: [say.category] })
    if (!kept.isMerchant) await keepMapping(tx, kept.vendorId, said)
    await saveImport(tx, kept, {
      mapping: said,
      category,
      state: 'checking',
      seen: 0,
      problem: '',
      now: now(),
    })
    await begin(tx, kept, { dryRun: true, now: now() })
  })

const refuseWrong = ({ columns }: KeptImport, mapping: Record<string, string>) => {
  const isKnown = Object.entries(mapping).every(
    ([column, target]) => columns.includes(column) && isImportColumn(target),
  )
  if (!isKnown) refuseInvalid({ mapping: [say.column] })
  const [lacking, doubled] = [lackingColumns(mapping), doubledColumns(mapping)]
  if (lacking.length > 0) refuseInvalid({ mapping: [say.lacking(lacking)] })
  if (doubled.length > 0) refuseInvalid({ mapping: [say.doubled(doubled)] })
}

/** A mended row may be what another was refused for: all of them are looked at again. */
export const mendImport = (
  { db, now }: ImportDeps,
  of: Of,
  mended: { line: number; cells: Record<string, string> },
): Promise<void> =>
  db.transaction(async (tx) => {
    const kept = await lockIdle(tx, of, ['checked'])
    const isKnown = Object.keys(mended.cells).every((column) => kept.columns.includes(column))
    if (!isKnown) refuseInvalid({ cells: [say.column] })
    if (!(await mendRow(tx, { importId: kept.id, ...mended }))) refuseUnknown()
    await saveImport(tx, kept, { state: 'checking', seen: 0, now: now() })
    await begin(tx, kept, { dryRun: true, now: now() })
  })

export const runImport = ({ db, now }: ImportDeps, of: Of): Promise<void> =>
  db.transaction(async (tx) => {
    const kept = await lockIdle(tx, of, ['checked'])
    await saveImport(tx, kept, { state: 'running', seen: 0, now: now() })
    await begin(tx, kept, { dryRun: false, now: now() })
  })

/** The work itself, outside of requests. What breaks off is tried again: rows that were written already change nothing. */
export const importHandlers = ({ db, now }: { db: Db; now: () => Date }): JobHandlers => ({
  [kind]: async (told, job) => {
    const { importId, dryRun } = payload.parse(told)
    const kept = await importById(db, importId)
    if (kept && isWorking(kept.state)) await work({ db, now }, kept, { dryRun, job })
  },
})

type Working = { dryRun: boolean; job: JobContext }

const lastAttempt = 3

const work = async (deps: ImportDeps, kept: KeptImport, { dryRun, job }: Working) => {
  const { db, now } = deps
  // Workers that died with it have told nobody.
  if (job.attempts > lastAttempt) return giveUp(deps, kept, job)
  try {
    await passOver({ db, kept, dryRun, now: now(), signal: job.signal })
  } catch (error) {
    if (job.attempts < lastAttempt) throw error
    return giveUp(deps, kept, job)
  }
  const state = dryRun ? 'checked' : 'done'
  await job.finish(async (tx) => {
    await saveImport(tx, kept, { state, seen: kept.rows, now: now() })
    if (state === 'done') await tellFinished(tx, kept, { news: state, at: now() })
  })
}

const tellFinished = (
  tx: Queries,
  { vendorId, publicId, fileName, rows }: KeptImport,
  { news, at }: { news: ImportFinished['news']; at: Date },
) => tellImportFinished(tx, { vendorId, import: publicId, fileName, rows, news }, at)

const giveUp = ({ now }: ImportDeps, kept: KeptImport, job: JobContext) =>
  job.finish(async (tx) => {
    await saveImport(tx, kept, { state: 'failed', problem: say.broke, now: now() })
    await tellFinished(tx, kept, { news: 'failed', at: now() })
  })

import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import {
  canMapColumns,
  doubledColumns,
  type ImportMove,
  type ImportState,
  isImportColumn,
  isWorking,
  lackingColumns,
  stateAfterMove,
} from '@showroom/contract/vendor-goods/goods-import.rules'
import { z } from 'zod'
import { readPlaces } from '../../catalogue/import/places.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { emit } from '../../platform/jobs/emit.ts'
import type { JobContext, JobHandlers } from '../../platform/jobs/job.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { tellImportFinished } from '../goods-events.ts'
import { importById, keepMapping, type KeptImport, lockImport, saveImport } from './goods-import.store.ts'
import { forgetOutcomes, mendRow } from './import-row.store.ts'
import { passOver, PassStopped } from './pass.ts'
import type { ImportDeps } from './read-file.ts'

const kind = 'goods_import'
/** Work of a server that was stopped before imports could be names none. */
const payload = z.object({ importId: z.int(), dryRun: z.boolean(), work: z.string().default('') })
type Of = { vendorId: number; publicId: string }

const lockIdle = async (tx: Queries, of: Of, may: (state: ImportState) => boolean): Promise<KeptImport> => {
  const kept = (await lockImport(tx, of)) ?? refuseUnknown()
  if (isWorking(kept.state)) return refuse(409, 'working', say.working)
  return may(kept.state) ? kept : refuse(409, 'not_now', say.notNow)
}

type Beginning = Partial<Pick<KeptImport, 'mapping' | 'category' | 'problem' | 'seen'>> & { now: Date }

/** Only the job that began last works on it. */
const begin = async (tx: Queries, kept: KeptImport, { now, ...changed }: Beginning & { dryRun: boolean }) => {
  const { dryRun, ...rest } = changed
  const work = newPublicId()
  await saveImport(tx, kept, { ...rest, state: dryRun ? 'checking' : 'running', work, now })
  await emit(tx, {
    kind,
    cause: `${kind} ${work}`,
    payload: { importId: kept.id, dryRun, work },
    at: now,
  })
}

/** Writes all rows from the first one on. */
export const startRun = async (tx: Queries, kept: KeptImport, now: Date) => {
  await forgetOutcomes(tx, kept.id)
  await begin(tx, kept, { dryRun: false, seen: 0, now })
}

type Mapped = { mapping: Record<string, string>; category: string | null }

/** Looks at every row with these columns. */
export const checkImport = ({ db, now }: ImportDeps, of: Of, { mapping, category }: Mapped): Promise<void> =>
  db.transaction(async (tx) => {
    const kept = await lockIdle(tx, of, canMapColumns)
    const said = Object.fromEntries(Object.entries(mapping).filter(([, target]) => target !== ''))
    if (!kept.isMerchant) refuseWrong(kept, said)
    if (category !== null && !(await readPlaces(tx))(category)) refuseInvalid({ category: [say.category] })
    if (!kept.isMerchant) await keepMapping(tx, kept.vendorId, said)
    await begin(tx, kept, { dryRun: true, mapping: said, category, seen: 0, problem: '', now: now() })
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
    const kept = await lockIdle(tx, of, (state) => state === 'checked')
    const isKnown = Object.keys(mended.cells).every((column) => kept.columns.includes(column))
    if (!isKnown) refuseInvalid({ cells: [say.column] })
    if (!(await mendRow(tx, { importId: kept.id, ...mended }))) refuseUnknown()
    await begin(tx, kept, { dryRun: true, seen: 0, now: now() })
  })

export const runImport = ({ db, now }: ImportDeps, of: Of): Promise<void> =>
  db.transaction(async (tx) => {
    const kept = await lockIdle(tx, of, (state) => state === 'checked')
    await startRun(tx, kept, now())
  })

/** Its job notices at its next few hundred rows. Gone on with, it passes over what it has written without changing it. */
export const moveImport = ({ db, now }: ImportDeps, of: Of, move: ImportMove): Promise<void> =>
  db.transaction(async (tx) => {
    const kept = (await lockImport(tx, of)) ?? refuseUnknown()
    const state = stateAfterMove(kept.state, move) ?? refuse(409, 'not_now', say.notNow)
    if (state === 'running') await begin(tx, kept, { dryRun: false, now: now() })
    else await saveImport(tx, kept, { state, now: now() })
  })

/** The work itself, outside of requests. What breaks off is tried again: rows that were written already change nothing. */
export const importHandlers = ({ db, now }: { db: Db; now: () => Date }): JobHandlers => ({
  [kind]: async (told, job) => {
    const { importId, dryRun, work: own } = payload.parse(told)
    const kept = await importById(db, importId)
    if (kept && isWorking(kept.state) && kept.work === own) await work({ db, now }, kept, { dryRun, job })
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
    if (error instanceof PassStopped) return
    if (job.attempts < lastAttempt) throw error
    return giveUp(deps, kept, job)
  }
  const state = dryRun ? 'checked' : 'done'
  // What was paused or cancelled behind its last row has come to its end all the same.
  await conclude(deps, kept, { job, changed: { state, seen: kept.rows } })
}

const giveUp = (deps: ImportDeps, kept: KeptImport, job: JobContext) =>
  conclude(deps, kept, { job, changed: { state: 'failed', problem: say.broke } })

type Conclusion = {
  job: JobContext
  changed: { state: 'checked' | 'done' | 'failed' } & Partial<Pick<KeptImport, 'seen' | 'problem'>>
}

const conclude = ({ now }: ImportDeps, { vendorId, publicId, work: own }: KeptImport, end: Conclusion) =>
  end.job.finish(async (tx) => {
    const kept = await lockImport(tx, { vendorId, publicId })
    if (kept?.work !== own) return
    const { changed } = end
    await saveImport(tx, kept, { ...changed, now: now() })
    if (changed.state === 'checked') return
    const { fileName, rows } = kept
    const told = { vendorId, import: publicId, fileName, rows, news: changed.state }
    await tellImportFinished(tx, told, now())
  })

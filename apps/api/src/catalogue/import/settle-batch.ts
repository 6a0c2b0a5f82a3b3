import type { Db, Queries } from '../../platform/db/db.ts'
import { raiseVersion } from '../catalogue-version.store.ts'
import { lockVendor } from '../vendor/vendor.store.ts'
import { type Change, changesOf } from './changes.ts'
import type { FeedItem } from './feed-item.ts'
import { type Identified, identified } from './identify.ts'
import { giveSkus } from './identity.store.ts'
import type { Import, RowReport } from './import-feed.ts'
import { type KnownGoods, knownGoods, lockGoods, saveMaterials, type Vendor } from './import.store.ts'
import type { LotBook, LotRow, LotVerdict } from './lot-of-row.ts'
import { judge, type Material } from './material.ts'
import type { NamedPlace } from './place.ts'
import type { FindPlace } from './places.store.ts'

export type Batch = {
  asked: Import
  places: FindPlace
  within: NamedPlace | null
  vendor: Vendor
  /** Null where nobody keeps lots: what a file says of them is not read. */
  lots: LotBook | null
  batch: readonly FeedItem[]
  /** Where each SKU stood first. */
  firstLines: Map<string, number>
  report: (row: RowReport) => void
}

/** `material`: null in a further row of the same goods, which only names another lot of them. */
type Judged = Identified & { material: Material | null; lot: { row: LotRow; changes: Change[] } | null }
type Sorted = { judged: Judged[]; refused: RowReport[]; before: Map<string, KnownGoods> }

/** Rows are told of once what they say is written. Those that name lots are judged under the lock of their goods. */
export const settleBatch = async (db: Db, batch: Batch): Promise<void> => {
  const items = await identified(db, batch.vendor.id, batch.batch)
  const {
    lots,
    asked: { dryRun },
  } = batch
  const isLocked = !dryRun && lots !== null && items.some(({ item }) => item.lot !== null)
  const sorted = isLocked
    ? await db.transaction(async (tx) => {
        await lock(tx, batch.vendor, items)
        const locked = await sortOut(tx, batch, items)
        await write(tx, batch, locked)
        return locked
      })
    : await sortOut(db, batch, items)
  if (!dryRun && !isLocked && changedIn(sorted).length > 0)
    await db.transaction(async (tx) => {
      await lock(tx, batch.vendor, sorted.judged)
      await write(tx, batch, sorted)
    })
  for (const row of sorted.refused) batch.report(row)
  for (const one of sorted.judged)
    batch.report({ ...rowOf(one.item), ...outcomeOf(one, knownAs(sorted, one)) })
}

const sortOut = async (tx: Queries, batch: Batch, items: readonly Identified[]): Promise<Sorted> => {
  const judgeLot = await openLots(tx, batch, items)
  const refused: RowReport[] = []
  const judged = items.flatMap((one) => {
    const verdict = judgeOnce(one, batch, judgeLot)
    if (typeof verdict !== 'string') return [{ ...one, ...verdict }]
    refused.push({ ...rowOf(one.item), outcome: 'refused', reason: verdict })
    return []
  })
  return { judged, refused, before: await knownGoods(tx, batch.vendor.id, skusOf(judged)) }
}

type JudgeLot = (row: LotRow) => LotVerdict

const openLots = async (
  tx: Queries,
  { lots }: Batch,
  items: readonly Identified[],
): Promise<JudgeLot | null> =>
  lots
    ? lots.open(
        tx,
        items.flatMap((one) => lotRowOf(one) ?? []),
      )
    : null

const lotRowOf = ({ item: { line, sku, lot }, formerSku }: Identified): LotRow | null =>
  lot && { line, sku, formerSku, lot }

/** What a row says, or why it is refused. What is refused is not the first of its SKU. */
const judgeOnce = (
  one: Identified,
  { places, within, vendor, firstLines }: Batch,
  judgeLot: JudgeLot | null,
): Pick<Judged, 'material' | 'lot'> | string => {
  const { item } = one
  const row = judgeLot && lotRowOf(one)
  const first = item.sku === '' ? undefined : firstLines.get(item.sku)
  if (first !== undefined && !row) return `The SKU ${item.sku} appears twice; the first was on line ${first}.`
  const judging = { vendorCode: vendor.code, vendorName: vendor.name, places, within }
  const judged = first === undefined ? judge(item, judging) : null
  if (judged?.ok === false) return judged.reason
  const verdict = row && judgeLot(row)
  if (verdict && 'refused' in verdict) return verdict.refused
  firstLines.set(item.sku, first ?? item.line)
  const lot = row && verdict?.isNews ? { row, changes: verdict.changes } : null
  return { material: judged?.material ?? null, lot }
}

const knownAs = ({ before }: Sorted, { item, formerSku }: Identified): KnownGoods | undefined =>
  before.get(item.sku) ?? before.get(formerSku ?? '')

const outcomeOf = (
  { material, lot, item }: Judged,
  known: KnownGoods | undefined,
): Pick<RowReport, 'outcome' | 'reason' | 'changes'> => {
  const isSame = material === null || known?.sourceHash === material.sourceHash
  if (isSame && !lot) return { outcome: 'skipped', reason: 'Nothing changed since the last import.' }
  const reason = material?.status === 'hidden' ? 'Kept hidden: the vendor has not published it.' : ''
  if (!isSame && !known) return { outcome: 'added', reason, changes: lot?.changes ?? [] }
  const ofGoods = !isSame && known ? changesOf(known, material, { countsLots: item.lot !== null }) : []
  return { outcome: 'updated', reason, changes: [...ofGoods, ...(lot?.changes ?? [])] }
}

const rowOf = ({ line, sku, title }: FeedItem) => ({ line, sku, name: title })

/** Those that goods are to have, and those that they have had. */
const skusOf = (items: readonly Identified[]): string[] =>
  items.flatMap(({ item: { sku }, formerSku }) => (formerSku === null ? [sku] : [sku, formerSku]))

const changedIn = (sorted: Sorted): (Judged & { material: Material })[] =>
  sorted.judged.flatMap((one) =>
    one.material === null || knownAs(sorted, one)?.sourceHash === one.material.sourceHash
      ? []
      : [{ ...one, material: one.material }],
  )

/** Goods are locked in the order of their ids, after their vendor, as everybody does: nobody waits in a ring. */
const lock = async (tx: Queries, vendor: Vendor, items: readonly Identified[]) => {
  await lockVendor(tx, vendor.id)
  await lockGoods(tx, vendor.id, skusOf(items))
}

/** Materials, their lots and the catalogue's version change together. */
const write = async (tx: Queries, { asked, vendor, lots: book }: Batch, sorted: Sorted) => {
  const { needsReview = false, now } = asked
  const changed = changedIn(sorted)
  const lots = sorted.judged.flatMap(({ lot }) => lot?.row ?? [])
  const given = changed.flatMap(({ item: { sku }, formerSku }) =>
    formerSku === null ? [] : [{ sku, formerSku }],
  )
  if (given.length > 0) await giveSkus(tx, vendor.id, given)
  if (changed.length > 0)
    await saveMaterials(tx, vendor.id, {
      materials: changed.map(({ material }) => material),
      needsReview,
      now,
    })
  if (lots.length > 0) await book?.write(tx, lots)
  if (changed.length + lots.length > 0) await raiseVersion(tx)
}

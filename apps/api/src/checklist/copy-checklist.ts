import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { canBeSold } from '../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../catalogue/product/purchasable.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { appendEvent } from '../platform/feed/feed.store.ts'
import type { ProjectDuplicated } from '../project/duplicated.ts'
import { nameOf } from '../project/present-project.ts'
import { roomsOf } from '../project/rooms/room.store.ts'
import { newPublicId } from '../shared/public-id.ts'
import { createOption, type OptionRecord, optionsOf } from './option/option.store.ts'
import { createPool, poolsOf } from './pool/pool.store.ts'
import { addEvent } from './selection/selection-event.store.ts'
import { countWithTax, isWithTax } from './tax/allowance-tax.store.ts'
import { createSelection, selectionsOf, type SelectionRecord } from './selection/selection.store.ts'

/** The same questions with the same options and allowances; what was decided stays with the project that decided it. */
export const copyChecklist = async (tx: Queries, event: ProjectDuplicated): Promise<FilledLine[]> => {
  const selections = await selectionsOf(tx, event.from.id)
  if (selections.length === 0) return []
  const options = await optionsOf(tx, event.from.id)
  const soldThere = await productsSoldIn(tx, event, options)
  const isLeftOut = ({ product }: OptionRecord) => product !== null && soldThere?.has(product) === false
  const places = await placesIn(tx, event)
  if (await isWithTax(tx, event.from.id)) await countWithTax(tx, event.to, event.now)
  const { seq } = await appendEvent(
    tx,
    { projectId: event.to },
    {
      kind: 'checklist.item',
      subject: event.from.publicId,
      actorId: event.account.id,
      payload: {},
      at: event.now,
    },
  )
  for (const selection of selections) {
    const id = await copySelection(tx, selection, { event, seq, ...places })
    for (const option of options)
      if (option.selectionId === selection.id && !isLeftOut(option))
        await copyOption(tx, { selectionId: id, option }, event)
  }
  return options.filter(isLeftOut).map(leftOut)
}

/** Of the copy's showroom; null where it is the same one, and everything comes along. */
const productsSoldIn = async (
  tx: Queries,
  { from, showroom }: ProjectDuplicated,
  options: readonly OptionRecord[],
): Promise<ReadonlySet<string> | null> => {
  if (showroom.id === from.showroomId) return null
  const wanted = [...new Set(options.flatMap(({ product }) => product ?? []))]
  const sold = (await purchasableProducts(tx, showroom, wanted)).filter(canBeSold)
  return new Set(sold.map(({ publicId }) => publicId))
}

type Places = {
  /** The copies' numbers, by the public ids of what they are copies of. */
  roomIds: ReadonlyMap<string, number>
  poolIds: ReadonlyMap<string, number>
}

const placesIn = async (tx: Queries, { from, to, rooms }: ProjectDuplicated): Promise<Places> => {
  const roomIds = new Map<string, number>()
  for (const { id, publicId } of await roomsOf(tx, from.id)) {
    const copy = rooms.get(id)
    if (copy !== undefined) roomIds.set(publicId, copy)
  }
  const poolIds = new Map<string, number>()
  for (const pool of await poolsOf(tx, from.id))
    poolIds.set(pool.publicId, await createPool(tx, to, { ...pool, publicId: newPublicId() }))
  return { roomIds, poolIds }
}

type Copying = Places & { event: ProjectDuplicated; seq: number }

const copySelection = async (
  tx: Queries,
  { fields }: SelectionRecord,
  { event: { account, to, now }, seq, roomIds, poolIds }: Copying,
): Promise<number> => {
  const id = await createSelection(tx, {
    ...fields,
    roomId: fields.room_id === null ? null : (roomIds.get(fields.room_id) ?? null),
    poolId: fields.pool_id === null ? null : (poolIds.get(fields.pool_id) ?? null),
    publicId: newPublicId(),
    projectId: to,
    addedBy: account.id,
    seq,
    now,
  })
  const actor = { id: account.id, name: nameOf(account), method: 'account', ip: null } as const
  await addEvent(tx, { selectionId: id, kind: 'added', actor, at: now })
  return id
}

type Optional = { selectionId: number; option: OptionRecord }

const copyOption = (tx: Queries, { selectionId, option }: Optional, { account, now }: ProjectDuplicated) =>
  createOption(tx, { ...option, publicId: newPublicId(), selectionId, addedBy: account.id, now })

const leftOut = ({ product, productName }: OptionRecord): FilledLine => ({
  line: null,
  text: productName ?? '',
  product_id: product,
  result: 'left_out',
  qty: 0,
  message: projectMessages.missingThere,
})

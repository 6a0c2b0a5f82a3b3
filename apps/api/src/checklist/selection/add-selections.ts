import { largestWastePct } from '@showroom/contract/cart/quantity.rules'
import { type TemplateItem, checklistTemplates } from '@showroom/contract/checklist/checklist-templates'
import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { mostSelections } from '@showroom/contract/checklist/selection-choices'
import type { NewSelection } from '@showroom/contract/checklist/selection-fields'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { defaultSettings } from '../../account/account.ts'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { rowCalled, type Work } from '../checklist-access.ts'
import { attachFile } from '../file/selection-file.store.ts'
import { addOptions } from '../option/add-option.ts'
import { createOption } from '../option/option.store.ts'
import { askForPrice } from '../option/price-asked.ts'
import { actorIn, tellChange } from '../tell-change.ts'
import { templatesOf } from '../template/template.store.ts'
import { addEvent } from './selection-event.store.ts'
import { createSelection, type SelectionFields } from './selection.store.ts'

export type Adding = {
  items: readonly NewSelection[]
  template?: string | undefined
  room_id: string | null
  copy?: { ids: readonly string[]; room_ids: readonly string[] } | undefined
}

/** All of them or none; answers the public ids of what is new. */
export const addSelections = async (
  work: Work,
  { items, template, room_id, copy }: Adding,
): Promise<string[]> => {
  const fromTemplate = template === undefined ? [] : await itemsOfTemplate(work, template, room_id)
  const added = items.length + fromTemplate.length + (copy ? copy.ids.length * copy.room_ids.length : 0)
  if (work.rows.length + added > mostSelections)
    refuse(409, 'too_many', projectMessages.tooMany('decisions', mostSelections))
  if (!allowedTo(work.access.project).approve && items.some(saysWhoseWord))
    refuse(403, 'not_allowed', projectMessages.notAllowed)
  const ids: string[] = []
  for (const { options, ...fields } of [...items, ...fromTemplate]) {
    const made = await addOne(work, fields)
    await addOptions(work, { selectionId: made.id, options })
    if (options.some(({ product_id }) => product_id === undefined))
      await askForPrice(work, { selection: made.publicId, title: fields.title })
    ids.push(made.publicId)
  }
  return copy ? [...ids, ...(await copyToRooms(work, copy))] : ids
}

/** Whose word counts, and whether one is needed, is said by who may approve. */
const saysWhoseWord = ({ decider, required }: NewSelection): boolean => decider !== 'client' || !required

/** Rooms, allowances and money are what only some may say. */
export const placed = (work: Work, fields: SelectionFields) => {
  const { facts, access } = work
  const mayAllow = allowedTo(access.project).approve && access.project.sees !== 'no'
  const room = facts.rooms.find(({ publicId }) => publicId === fields.room_id)
  const pool = facts.pools.find(({ publicId }) => publicId === fields.pool_id)
  if (fields.room_id !== null && !room) refuseInvalid({ room_id: [projectMessages.unknownRoom] })
  if (fields.pool_id !== null && !pool) refuseInvalid({ pool_id: [say.unknownPool] })
  return { ...fields, roomId: room?.id ?? null, poolId: pool?.id ?? null, mayAllow }
}

export const addOne = async (
  work: Work,
  fields: SelectionFields,
): Promise<{ id: number; publicId: string }> => {
  const { tx, access, now } = work
  const { mayAllow, ...made } = placed(work, fields)
  if (!mayAllow && (fields.allowance_cents !== null || fields.pool_id !== null))
    refuse(403, 'not_allowed', projectMessages.notAllowed)
  const publicId = newPublicId()
  const seq = await tellChange(work, { subject: publicId, version: 1 })
  const by = { publicId, projectId: access.project.id, addedBy: access.account.id, seq, now }
  const id = await createSelection(tx, { ...made, ...by })
  await addEvent(tx, { selectionId: id, kind: 'added', actor: actorIn(work), at: now })
  return { id, publicId }
}

/** What a template does not say is as nobody said it, but the extra for cuts, which is its user's own. */
const fromItem = (item: TemplateItem, room_id: string | null, waste_pct: number): NewSelection => ({
  ...item,
  room_id,
  qty: 1,
  waste_pct,
  allowance_cents: null,
  pool_id: null,
  due_on: null,
  instructions: '',
  decider: 'client',
  options: [],
})

const isOurs = (key: string): key is keyof typeof checklistTemplates => Object.hasOwn(checklistTemplates, key)

const itemsOfTemplate = async (
  { tx, access }: Work,
  template: string,
  roomId: string | null,
): Promise<NewSelection[]> => {
  const own = async () =>
    (await templatesOf(tx, access.account.id)).find(({ publicId }) => publicId === template)?.items
  const items: readonly TemplateItem[] = isOurs(template)
    ? checklistTemplates[template]
    : ((await own()) ?? refuseUnknown())
  const { default_waste_pct } = { ...defaultSettings, ...access.account.settings }
  const wastePct = Math.min(default_waste_pct, largestWastePct)
  return items.map((item) => fromItem(item, roomId, wastePct))
}

type Copying = { ids: readonly string[]; room_ids: readonly string[] }

/** The same question with the same options in another room: what was decided, and its money, stay where they are. */
const copyToRooms = async (work: Work, { ids, room_ids }: Copying): Promise<string[]> => {
  const copies: string[] = []
  for (const room_id of new Set(room_ids))
    for (const id of new Set(ids)) {
      const { record, options, files } = rowCalled(work, id)
      const copy = await addOne(work, { ...record.fields, room_id, allowance_cents: null, pool_id: null })
      for (const { record: option } of options)
        await createOption(work.tx, {
          ...option,
          publicId: newPublicId(),
          selectionId: copy.id,
          addedBy: work.access.account.id,
          now: work.now,
        })
      for (const { id: fileId } of files)
        await attachFile(work.tx, {
          selectionId: copy.id,
          fileId,
          attachedBy: work.access.account.id,
          now: work.now,
        })
      copies.push(copy.publicId)
    }
  return copies
}

import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import {
  isLocked,
  needsNote,
  type SelectionAction,
  selectionActions,
  sideOf,
} from '@showroom/contract/checklist/selection-status.rules'
import { checklistSteps } from '@showroom/contract/notification/notification-choices'
import { allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { refuse, refuseInvalid } from '../../platform/http/domain-error.ts'
import { shownMoney } from '../../shared/shown-money.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Work } from '../checklist-access.ts'
import { addComment, type NewComment } from '../comment/comment.store.ts'
import { settlePrices } from '../option/price-asked.ts'
import { type JudgedOption, type JudgedSelection, overIfApproved } from '../reading/judge-selection.ts'
import { tellDecided } from '../checklist-events.ts'
import { tellChange } from '../tell-change.ts'
import { tellSettled, tellStep } from './decision-told.ts'
import { type Actor, addEvent, type EventOption } from './selection-event.store.ts'
import { saveDecision, type SavedDecision } from './selection.store.ts'

export type Deciding = {
  action: SelectionAction
  version: number
  qty?: number | undefined
  option_id: string | null
  price_cents?: number | null | undefined
  text: string
  signature: string
  actor: Actor
}

/** One step of a decision: what was looked at is what is decided on, and the record keeps it. Answers the option. */
export const decide = async (
  work: Work,
  row: JudgedSelection,
  deciding: Deciding,
): Promise<JudgedOption | null> => {
  requireAllowed(work, row, deciding)
  const option = optionOf(row, deciding)
  requireSameSight(work, { row, option, deciding })
  requireWords(work, row, deciding)
  if (deciding.action === 'approve' && option) requireSignature(work, { row, option, deciding })
  const eventId = await addEvent(work.tx, {
    selectionId: row.record.id,
    kind: deciding.action,
    actor: deciding.actor,
    text: deciding.text,
    signature: deciding.signature,
    option: option && snapshotOf(option),
    at: work.now,
  })
  await save(work, row, { deciding, option, eventId })
  await tellDecided(work.tx, {
    projectId: work.access.project.id,
    title: row.record.fields.title,
    action: deciding.action,
    actorId: work.actorId,
    eventId,
    at: work.now,
  })
  await tell(work, row, deciding)
  return option
}

/** Several at once are told once, by who approves them. */
const tell = async (work: Work, { record }: JudgedSelection, { action, actor }: Deciding) => {
  const step = checklistSteps.find((each) => each === action)
  if (step && actor.method !== 'bulk')
    await tellStep(work, { step, by: actor.name, title: record.fields.title, selection: record.publicId })
  if (action !== 'ask' && actor.method !== 'bulk') await tellSettled(work.tx, work.access.project, work.now)
  // What nobody decides any more needs no price.
  if (action === 'skip') await settlePrices(work)
}

const requireAllowed = ({ access: { project } }: Work, { status }: JudgedSelection, { action }: Deciding) => {
  const { from, needs } = selectionActions[action]
  if (needs !== null && !allowedTo(project)[needs]) refuse(403, 'not_allowed', projectMessages.notAllowed)
  if (from.some((each) => each === status)) return
  if (status === 'in_cart') refuse(409, 'in_cart', say.inCart)
  if (isLocked(status)) refuse(409, 'locked', say.locked)
  refuse(409, 'not_now', say.notNow)
}

/** What is approved without a word on which was chosen before. */
const optionOf = (row: JudgedSelection, { action, option_id }: Deciding): JudgedOption | null => {
  if (action !== 'choose' && action !== 'approve') return row.chosen
  const named = option_id ?? row.chosen?.record.publicId
  const option = row.options.find(({ record }) => record.publicId === named)
  return option ?? refuseInvalid({ option_id: [say.option] })
}

type Seen = { row: JudgedSelection; option: JudgedOption | null; deciding: Deciding }

/** A question may be asked about anything; whatever decides is bound to the version and the price on the screen. */
const requireSameSight = ({ access: { project } }: Work, { row, option, deciding }: Seen) => {
  const { action, version, qty, price_cents } = deciding
  if (action === 'ask') return
  const isPriced = action === 'approve' && project.sees === 'yes'
  const isSamePrice = !isPriced || price_cents === option?.totalCents
  const isSameQty = action !== 'approve' || qty === undefined || qty === option?.qty
  if (version !== row.record.version || !isSamePrice || !isSameQty)
    refuse(409, 'changed_meanwhile', say.changedMeanwhile)
}

const requireWords = (
  { access: { account, project } }: Work,
  { record }: JudgedSelection,
  { action, text }: Deciding,
) => {
  if (text !== '') return
  if (action === 'ask') refuseInvalid({ text: [say.question] })
  if (action === 'request_change') refuseInvalid({ text: [say.reason] })
  const side = sideOf({ ...project, type: account.type })
  // What nobody has approved is opened again without a word.
  if (action === 'reset' && record.approval === null) return
  if (needsNote(action, side, record.fields.decider)) refuseInvalid({ text: [say.note] })
}

/** Passing an allowance is signed with a typed name, by who can see by how much. */
const requireSignature = (
  { rows, facts, access: { project } }: Work,
  { row, option, deciding }: Seen & { option: JudgedOption },
) => {
  if (project.sees !== 'yes' || deciding.signature !== '' || option.totalCents === null) return
  const over = overIfApproved(row, { rows, facts, cents: option.totalCents })
  if (over > 0) refuseInvalid({ signature: [say.signature(shownMoney(over))] })
}

const snapshotOf = ({ name, sku, qty, unitCents }: JudgedOption): EventOption => ({
  name,
  sku,
  qty,
  unitCents,
})

type Decided = { deciding: Deciding; option: JudgedOption | null; eventId: number }

const save = async (work: Work, { record }: JudgedSelection, { deciding, option, eventId }: Decided) => {
  const { to } = selectionActions[deciding.action]
  const { publicId, version } = record
  // A question changes nothing that is approved: whoever looks at it may go on. It is answered among the comments.
  if (to === null) {
    await addComment(work.tx, questionOf(deciding, { selectionId: record.id, now: work.now }))
    return void (await tellChange(work, { subject: publicId, version }))
  }
  const seq = await tellChange(work, { subject: publicId, version: version + 1 })
  const decision = { ...nextOf(deciding, { option, eventId, before: record }), state: to }
  await saveDecision(work.tx, record.id, { decision, seq })
}

const questionOf = (
  { text, actor }: Deciding,
  place: Pick<NewComment, 'selectionId' | 'now'>,
): NewComment => ({
  ...place,
  publicId: newPublicId(),
  authorId: actor.id,
  // Whoever has an account is called by the name that it has today.
  authorName: actor.id === null ? actor.name : '',
  isQuestion: true,
  text,
})

type Next = { option: JudgedOption | null; eventId: number; before: SavedDecision }

/** What stays of a decision after each step. */
const nextOf = (
  { action, text }: Deciding,
  { option, eventId, before }: Next,
): Omit<SavedDecision, 'state'> => {
  const optionId = option?.record.id ?? null
  if (action === 'approve') return { optionId, approvalId: eventId, reason: '' }
  if (action === 'choose') return { optionId, approvalId: null, reason: '' }
  if (action === 'request_change') return { ...before, reason: text }
  if (action === 'keep') return { ...before, reason: '' }
  return { optionId: null, approvalId: null, reason: text }
}

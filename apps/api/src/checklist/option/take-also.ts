import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { mostPools, mostSelections } from '@showroom/contract/checklist/selection-choices'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { refuse } from '../../platform/http/domain-error.ts'
import { newPublicId } from '../../shared/public-id.ts'
import type { Work } from '../checklist-access.ts'
import { createPool } from '../pool/pool.store.ts'
import type { JudgedOption, JudgedSelection } from '../reading/judge-selection.ts'
import { rightsOnOption } from '../reading/selection-rights.ts'
import { addOne, placed } from '../selection/add-selections.ts'
import { addEvent } from '../selection/selection-event.store.ts'
import { saveFields } from '../selection/selection.store.ts'
import { actorIn, tellChange } from '../tell-change.ts'
import { createOption } from './option.store.ts'

type Taken = { row: JudgedSelection; option: JudgedOption }

/**
 * One choice more of a decision, such as the trim beside the faucet: a decision of its own for this option, which is
 * approved, bought and printed as every other, and draws on the same allowance. Answers its public id.
 */
export const takeAlso = async (work: Work, { row, option }: Taken): Promise<string> => {
  if (!rightsOnOption(option, { row, access: work.access }).also) refuse(409, 'not_now', say.notNow)
  if (work.rows.length >= mostSelections)
    refuse(409, 'too_many', projectMessages.tooMany('decisions', mostSelections))
  const sharing = await withSharedAllowance(work, row)
  const { id, publicId } = await addOne(sharing.work, {
    ...row.record.fields,
    title: titleAfter(row.record.fields.title, work.rows),
    allowance_cents: null,
    pool_id: sharing.pool,
  })
  const { account } = work.access
  const copy = { publicId: newPublicId(), selectionId: id, addedBy: account.id, now: work.now }
  await createOption(work.tx, { ...option.record, ...copy })
  return publicId
}

/** “Faucet 2”, and the next where there is one already. */
const titleAfter = (title: string, rows: readonly JudgedSelection[]): string => {
  const taken = new Set(rows.map(({ record }) => record.fields.title))
  let number = 2
  while (taken.has(`${title} ${number}`)) number += 1
  return `${title} ${number}`.slice(-longestTitle)
}
const longestTitle = 120
const longestPoolName = 60

type Sharing = { work: Work; pool: string | null }

/** What was allowed for one choice is allowed for all of them together. */
const withSharedAllowance = async (work: Work, { record }: JudgedSelection): Promise<Sharing> => {
  const { allowance_cents: amountCents, pool_id: pool } = record.fields
  if (amountCents === null) return { work, pool }
  if (work.facts.pools.length >= mostPools)
    refuse(409, 'too_many', projectMessages.tooMany('shared allowances', mostPools))
  const shared = { publicId: newPublicId(), name: record.fields.title.slice(0, longestPoolName), amountCents }
  const id = await createPool(work.tx, work.facts.project.id, shared)
  const facts = { ...work.facts, pools: [...work.facts.pools, { ...shared, id }] }
  const sharing = { ...work, facts }
  await moveAllowance(sharing, { record, pool: shared.publicId })
  return { work: sharing, pool: shared.publicId }
}

/** Also of a locked decision: what it may cost stays the same sum, under another name. */
const moveAllowance = async (
  work: Work,
  { record, pool }: Pick<JudgedSelection, 'record'> & { pool: string },
) => {
  const { mayAllow: _, ...fields } = placed(work, { ...record.fields, allowance_cents: null, pool_id: pool })
  const names = ['allowance_cents', 'pool_id'] as const
  const seq = await tellChange(work, { subject: record.publicId, version: record.version + 1 })
  await saveFields(work.tx, record.id, { fields, by: { seq, names } })
  const event = { selectionId: record.id, kind: 'changed', text: names.join(', '), at: work.now }
  await addEvent(work.tx, { ...event, actor: actorIn(work) })
}

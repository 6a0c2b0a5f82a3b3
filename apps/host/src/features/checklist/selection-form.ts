import type { Selection } from '@showroom/contract/checklist/checklist'
import type { Decider, QtySource } from '@showroom/contract/checklist/selection-choices'
import { largestWastePct } from '@showroom/contract/cart/quantity.rules'
import { usualWastePercent } from '@showroom/contract/policy/figures'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { centsAsTyped, centsIn } from '../../kit/form/typed-amounts.ts'
import { checklistMessages as messages } from './messages.ts'

/** What is typed of a decision. */
export type SelectionValues = {
  title: string
  category: string
  room: string
  source: QtySource
  qty: string
  waste: string
  allowance: string
  pool: string
  dueOn: string
  daysBefore: string
  required: boolean
  instructions: string
  decider: Decider
}

/** A new one begins with the extra for cuts that whoever writes it has chosen for themselves. */
export const valuesOf = (row: Selection | null, ownWastePct = usualWastePercent): SelectionValues => ({
  title: row?.title ?? '',
  category: row?.category ?? '',
  room: row?.room_id ?? '',
  source: row?.qty_source ?? 'fixed',
  qty: String(row?.qty ?? 1),
  waste: String(row?.waste_pct ?? Math.min(ownWastePct, largestWastePct)),
  allowance: centsAsTyped(row?.allowance_cents),
  pool: row?.pool_id ?? '',
  dueOn: row?.due_on ?? '',
  daysBefore: row?.due_days_before == null ? '' : String(row.due_days_before),
  required: row?.required ?? true,
  instructions: row?.instructions ?? '',
  decider: row?.decider ?? 'client',
})

export const rulesOf = ({ allowance, daysBefore }: SelectionValues): FieldErrors => ({
  ...(allowance !== '' && centsIn(allowance) === null ? { allowance_cents: [messages.amount] } : {}),
  ...(daysBefore !== '' && !/^\d{1,3}$/.test(daysBefore) ? { due_days_before: [messages.wholeDays] } : {}),
})

/** As the server is told. */
export const fieldsOf = (values: SelectionValues) => ({
  title: values.title,
  category: values.category || null,
  room_id: values.room || null,
  qty_source: values.source,
  qty: values.qty === '' ? 1 : Number(values.qty),
  waste_pct: values.waste === '' ? 0 : Number(values.waste),
  allowance_cents: values.allowance === '' ? null : centsIn(values.allowance),
  pool_id: values.pool || null,
  due_on: values.dueOn || null,
  due_days_before: values.daysBefore === '' ? null : Number(values.daysBefore),
  required: values.required,
  instructions: values.instructions.trim(),
  decider: values.decider,
})
export type SelectionSet = ReturnType<typeof fieldsOf>

import { z } from 'zod'
import { dayField } from '../shared/day-field.ts'
import { cents, opaqueId } from '../shared/ids.ts'
import { plainName } from '../shared/plain-name.ts'
import { deciders, qtySources } from './selection-choices.ts'
import { checklistMessages as say } from './checklist.messages.ts'

const amount = cents.min(0).max(9_999_999_999)

/** Mails to other people carry it in our name. */
const title = plainName(z.string(say.title).trim().min(1, say.title).max(120), 'decision')

/** What is said of a decision; each may be changed alone. */
export const selectionFields = {
  title,
  /** The slug of a shelf, which the search for products begins on. */
  category: z
    .string()
    .trim()
    .max(80)
    .regex(/^[a-z0-9-]+$/)
    .nullable(),
  room_id: opaqueId.nullable(),
  qty_source: z.enum(qtySources),
  qty: z.coerce.number().int().min(1).max(9_999),
  waste_pct: z.coerce.number().int().min(0).max(30),
  allowance_cents: amount.nullable(),
  pool_id: opaqueId.nullable(),
  due_on: dayField.nullable(),
  due_days_before: z.coerce.number().int().min(0).max(730).nullable(),
  required: z.boolean(),
  instructions: z.string().trim().max(4_000),
  decider: z.enum(deciders),
}

type Sharing = { allowance_cents?: number | null | undefined; pool_id?: string | null | undefined }
type Due = { due_on?: string | null | undefined; due_days_before?: number | null | undefined }

/** One allowance and one day, not two that could disagree. */
export const hasOneAllowance = ({ allowance_cents, pool_id }: Sharing): boolean =>
  (allowance_cents ?? null) === null || (pool_id ?? null) === null
export const hasOneDue = ({ due_on, due_days_before }: Due): boolean =>
  (due_on ?? null) === null || (due_days_before ?? null) === null

export const newOption = z
  .object({
    product_id: opaqueId.optional(),
    /** A product from elsewhere. */
    name: plainName(z.string().trim().max(160), 'name').default(''),
    link: z
      .string()
      .trim()
      .max(500)
      .regex(/^(https:\/\/\S+)?$/, say.outsideLink)
      .default(''),
    note: z.string().trim().max(500).default(''),
  })
  .refine(({ product_id, name }) => product_id !== undefined || name !== '', {
    path: ['name'],
    message: say.outsideName,
  })

/** A typed name, with which somebody signs. */
export const fullName = plainName(z.string(say.fullName).trim().min(3, say.fullName).max(120), 'name')

/** Where an allowance is passed; else empty. */
export const signature = z.union([z.literal(''), fullName]).default('')

export const optionPrice = amount.nullable()

export const newSelection = z
  .object({
    title: selectionFields.title,
    category: selectionFields.category.default(null),
    room_id: selectionFields.room_id.default(null),
    qty_source: selectionFields.qty_source.default('fixed'),
    qty: selectionFields.qty.default(1),
    waste_pct: selectionFields.waste_pct.default(10),
    allowance_cents: selectionFields.allowance_cents.default(null),
    pool_id: selectionFields.pool_id.default(null),
    due_on: selectionFields.due_on.default(null),
    due_days_before: selectionFields.due_days_before.default(null),
    required: selectionFields.required.default(true),
    instructions: selectionFields.instructions.default(''),
    decider: selectionFields.decider.default('client'),
    options: z.array(newOption).max(12).default([]),
  })
  .refine(hasOneAllowance, { path: ['pool_id'], message: say.onlyOneAllowance })
  .refine(hasOneDue, { path: ['due_days_before'], message: say.onlyOneDue })
export type NewSelection = z.output<typeof newSelection>

export const poolFields = z.object({
  name: z.string(say.poolName).trim().min(1, say.poolName).max(60),
  amount_cents: amount,
})

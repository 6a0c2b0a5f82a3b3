import { z } from 'zod'
import { picture, salesUnit, stock } from '../catalogue/catalogue.ts'
import { projectFile, projectRole } from '../project/project.ts'
import { memberRights, priceSights, roomTypes } from '../project/project-choices.ts'
import { cents, milliSqft, opaqueId } from '../shared/ids.ts'
import { approvalMethods, deciders, qtySources, selectionStatuses } from './selection-choices.ts'

/** Something that can be chosen: a product of this showroom, or one from elsewhere whose price is asked for. */
export const selectionOption = z
  .object({
    id: opaqueId,
    kind: z.enum(['product', 'outside']),
    product_id: opaqueId.nullable(),
    name: z.string(),
    brand: z.string(),
    sku: z.string(),
    vendor: z.string(),
    picture: picture.nullable(),
    /** Where a product from elsewhere is described. */
    link: z.string(),
    note: z.string(),
    unit: salesUnit,
    uom: z.string(),
    qty: z.int(),
    /** What all units cover together. */
    coverage: milliSqft.nullable(),
    /** What the room's measures ask for, in thousandths of a square foot or of a foot. */
    need: z.int().nullable(),
    stock: stock.nullable(),
    lead_days_max: z.int().nullable(),
    /** The last day to order on, to have it by the install. */
    order_by: z.iso.date().nullable(),
    /** What speaks against buying it today. */
    warnings: z.array(z.string()),
    is_sold: z.boolean(),
    added_by: z.string().nullable(),
    /** Null where the price is yet to be told; absent where the viewer may not see it. */
    unit_price_cents: cents.nullable().optional(),
    total_cents: cents.nullable().optional(),
    can: z.object({
      remove: z.boolean(),
      price: z.boolean(),
      /** To be taken beside the one that is chosen. */
      also: z.boolean(),
    }),
  })
  .meta({ id: 'SelectionOption' })
export type SelectionOption = z.infer<typeof selectionOption>

/** What was approved, as it was when it was. */
const approval = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  method: z.enum(approvalMethods),
  qty: z.int(),
  unit_price_cents: cents.nullable().optional(),
  total_cents: cents.nullable().optional(),
  /** Today's price is another one. */
  is_price_changed: z.boolean().optional(),
})

export const selectionRights = z.object({
  change: z.boolean(),
  set_allowance: z.boolean(),
  add_option: z.boolean(),
  remove: z.boolean(),
  choose: z.boolean(),
  approve: z.boolean(),
  decline: z.boolean(),
  skip: z.boolean(),
  reset: z.boolean(),
  request_change: z.boolean(),
  keep: z.boolean(),
  ask: z.boolean(),
  /** Approving and declining in somebody's place say why. */
  needs_note: z.boolean(),
  buy: z.boolean(),
})

/** A decision of a project, with what can be chosen. Amounts are absent where the viewer may not see them. */
export const selection = z
  .object({
    id: opaqueId,
    /** An approval is bound to the version that was looked at. */
    version: z.int(),
    /** The number of the event that changed it last: sent back as `seen` with an edit. */
    seq: z.int(),
    title: z.string(),
    category: z.string().nullable(),
    room_id: opaqueId.nullable(),
    qty_source: z.enum(qtySources),
    qty: z.int(),
    waste_pct: z.int(),
    allowance_cents: cents.nullable().optional(),
    /** The sales tax that is counted against the allowance; 0 where allowances are meant without. */
    tax_bps: z.int(),
    pool_id: opaqueId.nullable(),
    due_on: z.iso.date().nullable(),
    due_days_before: z.int().nullable(),
    due: z.iso.date().nullable(),
    late_days: z.int(),
    required: z.boolean(),
    instructions: z.string(),
    decider: z.enum(deciders),
    status: z.enum(selectionStatuses),
    is_locked: z.boolean(),
    options: z.array(selectionOption),
    /** What was chosen or approved. */
    option_id: opaqueId.nullable(),
    approval: approval.nullable(),
    /** Why it was declined, or what is to be changed. */
    reason: z.string(),
    question_count: z.int(),
    comment_count: z.int(),
    /** Another one once anything was said, changed or taken back: the comments are read anew. */
    comment_version: z.int(),
    /** Drawings, photos and lists that say more than the words do. */
    files: z.array(projectFile),
    added_by: z.string().nullable(),
    approved_cents: cents.nullable().optional(),
    expected_cents: cents.nullable().optional(),
    can: selectionRights,
  })
  .meta({ id: 'Selection' })
export type Selection = z.infer<typeof selection>

export const allowancePool = z
  .object({ id: opaqueId, name: z.string(), amount_cents: cents.optional() })
  .meta({ id: 'AllowancePool' })
export type AllowancePool = z.infer<typeof allowancePool>

export const selectionTemplate = z
  .object({ id: opaqueId, name: z.string(), count: z.int() })
  .meta({ id: 'SelectionTemplate' })
export type SelectionTemplate = z.infer<typeof selectionTemplate>

/** What stands around the decisions of one project. */
export const checklistAbout = z
  .object({
    project_id: opaqueId,
    name: z.string(),
    showroom: z.string(),
    company_name: z.string(),
    install_on: z.iso.date().nullable(),
    role: projectRole,
    right: z.enum(memberRights),
    sees_prices: z.enum(priceSights),
    rooms: z.array(
      z.object({ id: opaqueId, name: z.string(), type: z.enum(roomTypes), is_measured: z.boolean() }),
    ),
    pools: z.array(allowancePool),
    /** Whether allowances are meant with sales tax, and which it is. */
    with_tax: z.boolean(),
    tax_bps: z.int(),
    /** The viewer's own. */
    templates: z.array(selectionTemplate),
    can: z.object({
      add: z.boolean(),
      manage_pools: z.boolean(),
      buy: z.boolean(),
      /** A Pro’s own figures, which nobody else is shown. */
      note_cost: z.boolean(),
      /** Let the showroom’s Pro in. */
      share: z.boolean(),
    }),
  })
  .meta({ id: 'ChecklistAbout' })
export type ChecklistAbout = z.infer<typeof checklistAbout>

/** A project on the list of checklists. */
export const checklistCard = z
  .object({
    project_id: opaqueId,
    name: z.string(),
    company_name: z.string(),
    count: z.int(),
    decided: z.int(),
    waiting: z.int(),
  })
  .meta({ id: 'ChecklistCard' })
export type ChecklistCard = z.infer<typeof checklistCard>

/** What is new, and the whole list with it. */
export const changedChecklist = z.object({
  append_items: z.array(selection),
  project_checklist: z.array(selection),
})

/** A field that somebody else has changed since. */
export const selectionConflict = z
  .object({
    field: z.string(),
    mine: z.unknown(),
    theirs: z.unknown(),
    by: z.string().nullable(),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SelectionConflict' })
export type SelectionConflict = z.infer<typeof selectionConflict>

import { z } from 'zod'
import { coverageNote } from '../cart/cart.ts'
import { picture, salesUnit, stock } from '../catalogue/catalogue.ts'
import { cents, milliFeet, milliSqft, opaqueId } from '../shared/ids.ts'
import {
  itemStates,
  memberRights,
  memberRoles,
  priceSights,
  projectStates,
  projectTypes,
  roomTypes,
} from './project-choices.ts'

const longest = 1_000_000
const side = milliFeet.min(1).max(longest)
const sideIfAny = milliFeet.min(0).max(longest).default(0)

/** Rectangles and openings of a room, in thousandths of a foot. */
export const roomMeasures = z.object({
  height: sideIfAny,
  rectangles: z
    .array(z.object({ length: side, width: side, joined: sideIfAny }))
    .max(12)
    .default([]),
  openings: z
    .array(z.object({ width: side, height: side, count: z.int().min(1).max(40).default(1) }))
    .max(20)
    .default([]),
  counters: z
    .array(z.object({ length: side }))
    .max(12)
    .default([]),
  backsplash_height: sideIfAny,
})

const roomAreas = z.object({
  floor: milliSqft,
  wall: milliSqft,
  backsplash: milliSqft,
  /** Linear feet, in thousandths. */
  counter: milliFeet,
})

export const projectRoom = z
  .object({
    id: opaqueId,
    name: z.string(),
    type: z.enum(roomTypes),
    measures: roomMeasures,
    areas: roomAreas,
    item_count: z.int(),
  })
  .meta({ id: 'ProjectRoom' })
export type ProjectRoom = z.infer<typeof projectRoom>

/** A line of a project. Prices are absent where the viewer may not see them. */
export const projectItem = z
  .object({
    id: opaqueId,
    room_id: opaqueId.nullable(),
    state: z.enum(itemStates),
    product_id: opaqueId,
    name: z.string(),
    brand: z.string(),
    sku: z.string(),
    vendor: z.string(),
    picture,
    unit: salesUnit,
    uom: z.string(),
    qty: z.int(),
    min_qty: z.int(),
    step_qty: z.int(),
    max_qty: z.int().nullable(),
    note: z.string(),
    coverage: milliSqft.nullable(),
    coverage_note: coverageNote.nullable(),
    stock,
    /** What speaks against buying it today. */
    warnings: z.array(z.string()),
    added_by: z.string().nullable(),
    unit_price_cents: cents.optional(),
    line_total_cents: cents.optional(),
    can: z.object({ change: z.boolean(), choose: z.boolean(), buy: z.boolean() }),
  })
  .meta({ id: 'ProjectItem' })
export type ProjectItem = z.infer<typeof projectItem>

export const projectRole = z.enum(['owner', ...memberRoles])

export const projectMember = z
  .object({
    /** Null for the owner, who is there by themselves. */
    id: opaqueId.nullable(),
    name: z.string(),
    photo: z.string().nullable(),
    /** Of others only for the owner. */
    email: z.string().optional(),
    role: projectRole,
    right: z.enum(memberRights),
    sees_prices: z.enum(priceSights),
    state: z.enum(['owner', 'invited', 'expired', 'joined']),
    invited_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime().nullable(),
    last_seen_at: z.iso.datetime().nullable(),
    /** When they are no longer in it; null for whoever stays. */
    ends_at: z.iso.datetime().nullable(),
    is_me: z.boolean(),
  })
  .meta({ id: 'ProjectMember' })
export type ProjectMember = z.infer<typeof projectMember>

export const projectFile = z
  .object({
    id: opaqueId,
    file_name: z.string(),
    media_type: z.string(),
    size: z.int(),
    uploaded_at: z.iso.datetime(),
    uploaded_by: z.string().nullable(),
    can: z.object({ remove: z.boolean() }),
  })
  .meta({ id: 'ProjectFile' })
export type ProjectFile = z.infer<typeof projectFile>

const showroomOfProject = z.object({
  showroom: z.string(),
  vsd_id: z.string().nullable(),
  company_name: z.string(),
  logo: z.string().nullable(),
})

const can = z.object({
  suggest: z.boolean(),
  approve: z.boolean(),
  order: z.boolean(),
  manage: z.boolean(),
})

const about = {
  id: opaqueId,
  name: z.string(),
  type: z.enum(projectTypes).nullable(),
  address: z.string(),
  zip_code: z.string(),
  start_on: z.iso.date().nullable(),
  state: z.enum(projectStates),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  showroom: showroomOfProject,
  role: projectRole,
  can,
  /** Absent where the viewer may not see it. */
  budget_cents: cents.nullable().optional(),
  items_cents: cents.optional(),
  ordered_cents: cents.optional(),
}

/** A project on the list of projects. */
export const projectCard = z
  .object({
    ...about,
    cover: picture.nullable(),
    room_count: z.int(),
    item_count: z.int(),
    order_count: z.int(),
    /** Suggestions that wait for the viewer's word. */
    waiting_count: z.int(),
    people: z.array(z.object({ name: z.string(), photo: z.string().nullable(), role: projectRole })),
  })
  .meta({ id: 'ProjectCard' })
export type ProjectCard = z.infer<typeof projectCard>

/** A project whole, as one of its members sees it. */
export const project = z
  .object({
    ...about,
    rooms: z.array(projectRoom),
    items: z.array(projectItem),
    members: z.array(projectMember),
    files: z.array(projectFile),
    /** What is in the viewer's cart while it is attached to this project. */
    in_cart_cents: cents.optional(),
    waiting_count: z.int(),
    order_count: z.int(),
  })
  .meta({ id: 'Project' })
export type Project = z.infer<typeof project>

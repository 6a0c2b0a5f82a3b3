import { z } from 'zod'
import { filledLine } from '../cart/filled-line.ts'
import { dayField } from '../shared/day-field.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId, showroomRef } from '../shared/ids.ts'
import { pageOf, pageQuery } from '../shared/paging.ts'
import { plainName } from '../shared/plain-name.ts'
import { project, projectCard, roomMeasures } from './project.ts'
import {
  projectFilters,
  projectSorts,
  projectStates,
  projectTypes,
  roomTypes,
  shareScopes,
} from './project-choices.ts'
import { projectMessages as say } from './project.messages.ts'
import { isJoinable } from './room-areas.rules.ts'

/** Clients and the Pros they share with. */
export const own = { access: 'account', pages: 'own', roles: ['User', 'Contractor'] } as const
/** Whoever is in a project; clients also on contractors’ pages, for the projects of that showroom. */
export const ofMembers = { access: 'member', roles: ['User', 'Contractor'] } as const
export const one = { params: z.object({ id: opaqueId }) }
export const whole = replyOf(project)

const name = plainName(z.string(say.name).trim().min(1, say.name).max(120), 'project name')
const fields = {
  type: z.enum(projectTypes).nullable(),
  address: z.string().trim().max(200),
  zip_code: z
    .string()
    .trim()
    .regex(/^(\d{5}(-\d{4})?)?$/, 'The zip code must have 5 digits.'),
  start_on: dayField.nullable(),
  budget_cents: z.int(say.budget).min(0, say.budget).max(9_999_999_999, say.budget).nullable(),
}

/** An address or a ZIP code: a place is asked for, not a form of it. */
const isSomewhere = ({ address, zip_code }: { address: string; zip_code: string }) =>
  address !== '' || zip_code !== ''

const room = z.object({
  name: z.string(say.roomName).trim().min(1, say.roomName).max(60),
  type: z.enum(roomTypes),
  measures: roomMeasures.refine(({ rectangles }) => rectangles.every(isJoinable), {
    message: say.joined_length,
  }),
})

/** Every change of a project replies with the whole project, as its caller may see it. */
export const projectEndpoints = {
  'GET /api/project': {
    summary: 'The projects that the caller owns or is a member of.',
    ...own,
    query: z.object({
      filter: z.enum(projectFilters).default('active'),
      sort: z.enum(projectSorts).default('recent'),
      s: z.string().trim().max(80).default(''),
      ...pageQuery,
    }),
    reply: pageOf(projectCard),
  },
  'POST /api/project': {
    summary: 'Begins a project in a showroom.',
    ...own,
    body: z
      .object({
        name,
        showroom: showroomRef,
        type: fields.type.default(null),
        address: fields.address.default(''),
        zip_code: fields.zip_code.default(''),
        start_on: fields.start_on.default(null),
        budget_cents: fields.budget_cents.default(null),
      })
      .refine(isSomewhere, { path: ['address'], message: 'Please enter an address or a ZIP code.' }),
    reply: whole,
  },
  'GET /api/project/{id}': {
    summary: 'One project whole: rooms, items, people, files.',
    ...own,
    ...one,
    reply: whole,
  },
  'PUT /api/project/{id}': {
    summary: 'Changes what is said of a project; what is left out stays.',
    ...own,
    ...one,
    body: z.object({
      name: name.optional(),
      type: fields.type.optional(),
      address: fields.address.optional(),
      zip_code: fields.zip_code.optional(),
      start_on: fields.start_on.optional(),
      budget_cents: fields.budget_cents.optional(),
      state: z.enum(projectStates).optional(),
    }),
    reply: whole,
  },
  'DELETE /api/project/{id}': {
    summary: 'Deletes a project with its rooms, items and files; orders stay.',
    ...own,
    ...one,
    reply: replyOf(z.null()),
  },
  'POST /api/project/{id}/duplicate': {
    summary:
      'A copy with the same rooms and items; in another showroom at its prices, with what is missing there.',
    ...own,
    ...one,
    body: z.object({ name: name.optional(), showroom: z.string().max(32).optional() }),
    reply: replyOf(z.object({ project, report: z.array(filledLine) })),
  },
  'GET /api/project/share_to_contractor/{projectId}': {
    summary:
      'Makes the showroom’s Pro a member, who gets a mail; asked twice, it is once. With a scope it changes what they may, and until when.',
    ...own,
    params: z.object({ projectId: opaqueId }),
    query: z.object({
      scope: z.enum(shareScopes).optional(),
      /** The last day; left out, for as long as the project is there. */
      until: z.iso.date().optional(),
    }),
    reply: whole,
  },
  'POST /api/project/{id}/room': {
    summary: 'Adds a room.',
    ...own,
    ...one,
    body: room,
    reply: whole,
  },
  'PUT /api/project_room/{id}': {
    summary: 'Changes a room; what is left out stays. Its areas are computed from its measures.',
    ...own,
    ...one,
    body: room.partial(),
    reply: whole,
  },
  'DELETE /api/project_room/{id}': {
    summary: 'Removes a room; its items stay in the project.',
    ...own,
    ...one,
    reply: whole,
  },
} as const satisfies EndpointTable

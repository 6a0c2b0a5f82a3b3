import { z } from 'zod'
import { email } from '../account/account.fields.ts'
import { dayTyped } from '../shared/day-typed.ts'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageOf } from '../shared/paging.ts'
import { isPlainName } from '../shared/plain-name.ts'
import { sentFile } from '../shared/sent-file.ts'
import { tableQuery } from '../shared/table.ts'
import { openedSeat, seatRow, team, teamDeed } from './team.ts'
import { longestSeatName, teamDeedSorts, teamRoles } from './team.rules.ts'

/** The team is its Owner's alone: nobody of it may call these for the Pro. */
const ofPros = { access: 'account', roles: ['Contractor'], pages: 'own' } as const
const own = { access: 'account', roles: ['User', 'Contractor'], pages: 'own' } as const
const one = { params: z.object({ id: opaqueId }) }
const role = z.enum(teamRoles)
const code = { body: z.object({ code: z.string().trim().min(1).max(100) }) }
const name = z
  .string()
  .trim()
  .max(longestSeatName)
  .refine((typed) => typed === '' || isPlainName(typed), 'Please write a name.')

const deedSearch = {
  ...tableQuery(teamDeedSorts),
  /** Of one member alone, by their seat. */
  seat: opaqueId.optional(),
  from: dayTyped,
  to: dayTyped,
}

export const teamEndpoints = {
  'GET /api/team': {
    ...ofPros,
    summary: 'Who works in the Pro’s workspace and as what, with invitations that are open.',
    reply: replyOf(team),
  },
  'POST /api/team': {
    ...ofPros,
    summary: 'Invites somebody into the team by mail.',
    body: z.object({ email, name: name.default(''), role }),
    reply: replyOf(seatRow),
  },
  'PUT /api/team/{id}': {
    ...ofPros,
    ...one,
    summary: 'Gives somebody another role, from their next call on.',
    body: z.object({ role }),
    reply: replyOf(seatRow),
  },
  'POST /api/team/{id}/resend': {
    ...ofPros,
    ...one,
    summary: 'Sends an invitation again, with a link that takes the place of the one before.',
    reply: replyOf(seatRow),
  },
  'DELETE /api/team/{id}': {
    ...ofPros,
    ...one,
    summary: 'Takes somebody out of the team with their next call, or withdraws an invitation.',
    reply: replyOf(z.null()),
  },
  'GET /api/team/deeds': {
    ...ofPros,
    summary: 'What people of the team did in the Pro’s place, the newest first.',
    query: z.object(deedSearch),
    reply: pageOf(teamDeed),
  },
  'GET /api/team/deeds/export': {
    ...ofPros,
    summary: 'The same as a CSV file.',
    query: z.object(deedSearch),
    reply: replyOf(sentFile),
  },
  'POST /api/team/open': {
    access: 'anyone',
    pages: 'own',
    summary: 'What a link into a team says.',
    ...code,
    reply: replyOf(openedSeat),
  },
  'POST /api/team/join': {
    ...own,
    summary:
      'Whoever is signed in with the invited address is in the team, and works for it in this session.',
    ...code,
    reply: replyOf(openedSeat),
  },
  'POST /api/team/stop': {
    access: 'anyone',
    pages: 'own',
    summary: 'The address that the link was sent to gets no more invitations, whoever invites.',
    ...code,
    reply: replyOf(z.null()),
  },
  'POST /api/team/workspace': {
    ...own,
    summary: 'For which Pro somebody works in this session; for nobody: in their own account.',
    body: z.object({ seat: opaqueId.nullable() }),
    reply: replyOf(z.null()),
  },
  'DELETE /api/team/workspace/{id}': {
    ...own,
    ...one,
    summary: 'Leaves a team.',
    reply: replyOf(z.null()),
  },
} as const satisfies EndpointTable

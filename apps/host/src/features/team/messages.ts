import { roleNames } from '@showroom/contract/team/team.messages'
import type { SeatState, TeamRole } from '@showroom/contract/team/team.rules'
import { mostSeats, seatDays } from '@showroom/contract/team/team.rules'

const may: Record<TeamRole, string> = {
  manager: 'All but the team, the plan, payouts and the bank account',
  designer: 'Clients and orders for them, without what you pay and earn',
  finance: 'Orders, reports, the balance and statements; changes nothing',
}
const states: Record<SeatState, string> = {
  invited: 'Invited',
  expired: 'Invitation expired',
  joined: 'In the team',
}

/** What the page of a team says, and the page that a link into one opens. */
export const teamMessages = {
  roleHint: (role: TeamRole) => `${may[role]}.`,
  stateOf: (state: SeatState) => states[state],
  about:
    'People whom you ask into your team sign in with accounts of their own and work in your workspace. What they do is told in their name.',
  ask: 'Ask somebody into the team',
  email: 'Email',
  name: 'Name',
  nameHint: 'The mail greets by it.',
  role: 'Role',
  send: 'Send invitation',
  sending: 'Sending…',
  caption: 'Your team, times in Pacific',
  owner: 'Owner',
  you: 'You',
  status: 'Status',
  lastSeen: 'Last seen (Pacific)',
  lastSeenShort: 'Last seen',
  never: 'Never',
  actions: 'Actions',
  resend: 'Send again',
  withdraw: 'Withdraw',
  remove: 'Remove',
  removeTitle: (who: string) => `Remove ${who} from the team?`,
  removeText: 'They lose your workspace with their next click. What they did stays told below.',
  keep: 'Keep them',
  roleOf: (who: string) => `Role of ${who}`,
  alone: `Nobody else is in your team yet. It can have ${mostSeats} people; a link is good for ${seatDays} days.`,
  people: 'People',
  deeds: 'What your team did',
  deedsAbout: 'Each change that somebody made in your workspace, the newest first.',
  noDeeds: 'Nobody of the team has changed anything yet.',
  who: 'Who',
  what: 'What',
  when: 'When (Pacific)',
  whenShort: 'When',
  deedsOf: 'deeds',
  worksIn: 'Workspace',
  ownAccount: 'My own account',
  as: (company: string, role: TeamRole) => `${company} · ${roleNames[role]}`,
  leave: 'Leave this team',
  leaveTitle: (company: string) => `Leave the team of ${company}?`,
  leaveText: 'You lose their workspace at once. To come back you need a new invitation.',
  stay: 'Stay',
  invitation: 'Invitation to a team',
  title: (company: string) => `${company} asks you into their team`,
  asRole: (role: TeamRole) => `You would work in their workspace as ${roleNames[role]}.`,
  sentTo: (email: string) => `This invitation was sent to ${email}. Use an account with this address.`,
  join: 'Join the team',
} as const

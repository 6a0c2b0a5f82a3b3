import { seatDays, type TeamRole } from './team.rules.ts'

export const roleNames: Record<TeamRole, string> = {
  manager: 'Manager',
  designer: 'Designer',
  finance: 'Finance',
}

/** What members did, by the call that did it. */
export const deedWords: Readonly<Record<string, string>> = {
  'PUT /api/clients/{id}/terms': 'Changed what is agreed with a client',
  'POST /api/draft_order': 'Wrote an order for a client',
  'PUT /api/draft_order/{id}': 'Changed an order for a client',
  'DELETE /api/draft_order/{id}': 'Removed an order for a client',
  'POST /api/draft_order/{id}/send': 'Sent an order to a client',
  'POST /api/draft_order/{id}/link': 'Made a link to an order for a client',
  'POST /api/draft_order/{id}/duplicate': 'Copied an order for a client',
  'POST /api/draft_order/{id}/withdraw': 'Withdrew an order for a client',
  'POST /api/price_change/{id}/absorb': 'Paid for a new price out of the markup',
  'POST /api/markup': 'Added a markup rule',
  'PUT /api/markup/products': 'Changed markups of products',
  'PUT /api/markup/products/standing': 'Changed what the showroom features or hides',
  'POST /api/markup/plans': 'Planned changes of markups',
  'POST /api/markup/plans/cancel': 'Cancelled planned changes of markups',
  'PUT /api/markup/{id}': 'Changed a markup rule',
  'DELETE /api/markup/{id}': 'Removed a markup rule',
  'POST /api/coupon': 'Added a coupon',
  'PUT /api/coupon/{id}': 'Changed a coupon',
  'DELETE /api/coupon/{id}': 'Removed a coupon',
  'POST /api/invite': 'Invited people',
  'POST /api/invite/{id}/resend': 'Sent an invitation again',
  'POST /api/invite/{id}/revoke': 'Withdrew an invitation',
}

/** The columns of the file of deeds. */
export const deedsFile = ['When (Pacific)', 'Who', 'Role', 'What', 'About'] as const

/** What is said to a Pro about the team, and to who is asked into it. */
export const teamMessages = {
  proveToJoin: 'Please verify your e-mail first: then the link of the invitation opens the team.',
  inAlready: 'You are in this team already, by another invitation.',
  invited: (email: string) => `The invitation to ${email} is on its way.`,
  resent: (email: string) => `The invitation to ${email} was sent again.`,
  roleChanged: (email: string, role: TeamRole) => `${email} works as ${roleNames[role]} now.`,
  removed: (email: string) => `${email} is not in your team any more.`,
  withdrawn: (email: string) => `The invitation to ${email} is withdrawn.`,
  alreadyThere: 'This address is in your team or invited already.',
  ownAddress: 'This is your own address: you are the Owner.',
  full: 'A team has at most 50 people.',
  isIn: 'They have joined already.',
  otherAddress: (email: string) => `This invitation was sent to ${email}. Please sign in with that address.`,
  joined: (company: string) => `You work for ${company} now.`,
  works: (company: string) => `You work for ${company}.`,
  otherWorkspace: 'You work in another workspace now. Please load this page anew.',
  ownAgain: 'You are in your own account.',
  left: (company: string) => `You have left ${company}.`,
  goodFor: `The link is good for ${seatDays} days.`,
} as const

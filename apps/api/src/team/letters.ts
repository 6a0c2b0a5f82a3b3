import { roleNames, teamMessages } from '@showroom/contract/team/team.messages'
import type { TeamRole } from '@showroom/contract/team/team.rules'
import { pageOf } from '../account/letters.ts'
import type { Letter } from '../platform/mail/letter.ts'

type Inviting = {
  /** Of the Pro: answers go to them. */
  from: { firstName: string; lastName: string; email: string }
  companyName: string
  publicUrl: string
  code: string
}
type Invited = { email: string; name: string; role: TeamRole }

const work: Record<TeamRole, string> = {
  manager: 'clients, orders, prices, coupons and invitations',
  designer: 'clients and orders for them',
  finance: 'reports, the balance and statements',
}

export const seatLetter = (
  { email, name, role }: Invited,
  { from, companyName, publicUrl, code }: Inviting,
): Letter => ({
  to: { name, address: email },
  replyTo: { name: `${from.firstName} ${from.lastName}`.trim(), address: from.email },
  subject: `${companyName} asks you into their team`,
  preview: `You work in their workspace as ${roleNames[role]}.`,
  paragraphs: [
    ...(name === '' ? [] : [`Hello ${name}.`]),
    `${companyName} would like you to work in their workspace on Showroom as ${roleNames[role]}: ${work[role]}.`,
    'You sign in with an account of your own at this address, or make one. What you do there is told in your own name.',
    teamMessages.goodFor,
    'If you do not know what this is about, there is nothing to do. Whoever wants no such mails says so on the page that the link opens.',
  ],
  action: { label: 'See the invitation', url: pageOf({ publicUrl }, `/team?code=${code}`) },
})

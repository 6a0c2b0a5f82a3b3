import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import { pageOf } from '../account/letters.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { Invite } from './invite.store.ts'

type Inviting = {
  /** Of the Pro: answers go to them. */
  from: { firstName: string; lastName: string; email: string }
  companyName: string
  publicUrl: string
  code: string
}

type Written = Pick<Invite, 'audience' | 'email' | 'name' | 'note' | 'project'>

const doors = {
  client: ({ companyName }: Inviting) => ({
    subject: `${companyName} invites you to their showroom`,
    preview: 'Materials straight from their makers.',
    about: `${companyName} has a showroom where you can look at tile, floors, faucets, lights and more, see what they cost you there, and order them straight from their makers.`,
    label: 'Open the showroom',
  }),
  vendor: ({ companyName }: Inviting) => ({
    subject: `${companyName} invites you to sell on Showroom`,
    preview: 'Your materials, where Pros and their clients choose.',
    about: `${companyName} would like to offer your materials to their clients. On Showroom Pros sell what vendors like you have in stock; you set your price, ship, and are paid.`,
    label: 'See how to apply',
  }),
}

export const inviteLetter = (invited: Written, inviting: Inviting): Letter => {
  const { from, publicUrl, code } = inviting
  const { subject, preview, about, label } = doors[invited.audience](inviting)
  const name = `${from.firstName} ${from.lastName}`.trim()
  return {
    to: { name: invited.name, address: invited.email },
    replyTo: { name, address: from.email },
    subject,
    preview,
    paragraphs: [
      ...(invited.name === '' ? [] : [`Hello ${invited.name}.`]),
      about,
      ...(invited.note === '' ? [] : [`${name} writes:`, ...invited.note.split(/\n+/)]),
      ...(invited.project ? [`They want to show you the project “${invited.project}” as well.`] : []),
      inviteMessages.goodFor,
      'If you do not know what this is about, there is nothing to do. Whoever wants no such mails says so on the page that the link opens.',
    ],
    action: { label, url: pageOf({ publicUrl }, `/invited?code=${code}`) },
  }
}

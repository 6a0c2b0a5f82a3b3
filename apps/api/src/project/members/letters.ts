import type { ShareScope } from '@showroom/contract/project/project-choices'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import type { Account } from '../../account/account.ts'
import { pageOf, type Reader, to } from '../../account/letters.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { nameOf } from '../present-project.ts'
import type { AccessibleProject } from '../project-access.store.ts'

type From = {
  from: Pick<Account, 'firstName' | 'lastName'>
  project: Pick<AccessibleProject, 'name' | 'publicId' | 'companyName'>
}
type Invited = From & { email: string; publicUrl: string; code: string }

export const titleOf = ({ name }: Pick<AccessibleProject, 'name'>): string => name || say.untitled

export const invitationLetter = ({ email, publicUrl, from, project, code }: Invited): Letter => ({
  to: { name: '', address: email },
  subject: `${from.firstName} invites you to “${titleOf(project)}”`,
  preview: 'See the rooms and the materials.',
  paragraphs: [
    `${nameOf(from)} is planning “${titleOf(project)}” with materials from ${project.companyName}, and would like you to look at it with them.`,
    'The link is good for 14 days, for you alone. Please sign in, or sign up free, with this e-mail.',
    'If you do not know what this is about, there is nothing to do.',
  ],
  action: { label: 'Open the project', url: pageOf({ publicUrl }, `/projects/join?code=${code}`) },
})

const sharedFor: Record<ShareScope, string> = {
  view: 'You can look at everything but prices.',
  suggest: 'You can look at everything but prices, and suggest materials.',
  price: 'You can look at everything, suggest materials and tell prices.',
}

type Scoped = { scope: ShareScope; until: string | null }

export const sharedLetter = (reader: Reader, { from, project }: From, { scope, until }: Scoped): Letter => ({
  to: to(reader),
  subject: `${from.firstName} shares “${titleOf(project)}” with you`,
  preview: 'See the rooms and the materials.',
  paragraphs: [
    `Hello ${reader.account.firstName}.`,
    `${nameOf(from)} has shared the project “${titleOf(project)}” of your showroom with you. ${sharedFor[scope]}`,
    ...(until === null ? [] : [`The project is open to you until ${until}.`]),
  ],
  action: { label: 'Open the project', url: pageOf(reader, `/projects/${project.publicId}`) },
})

import { contactRoleLabels, contactTopicLabels } from '@showroom/contract/contact/choices'
import { inboxStateLabels } from '@showroom/contract/inbox/choices'
import type { InboxRow, InboxSheet } from '@showroom/contract/inbox/inbox'
import { shownMoment } from '@showroom/contract/shared/day'
import { auditOf } from '../audit/audit.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { csvOf } from '../shared/csv.ts'
import { possibleOwners, repliesTo } from './inbox-item.store.ts'
import type { FoundItem } from './inbox.store.ts'

export const presentRow = (found: FoundItem): InboxRow => ({
  id: found.publicId,
  kind: found.kind,
  name: found.name,
  email: found.email,
  phone: found.phone,
  about: found.topic === null ? found.company : contactTopicLabels[found.topic],
  words: found.words,
  state: found.state,
  owner: found.owner,
  received_at: found.receivedAt.toISOString(),
})

/** What the audit calls it. */
export const inboxEntity = 'inbox'

export const presentSheet = async (db: Queries, found: FoundItem): Promise<InboxSheet> => ({
  ...presentRow(found),
  role: found.role === null ? '' : contactRoleLabels[found.role],
  order_number: found.orderNumber,
  page: found.page,
  owner_id: found.ownerId,
  note: found.note,
  version: found.version,
  replies: await repliesTo(db, found),
  history: await auditOf(db, inboxEntity, found.publicId),
  admins: await possibleOwners(db),
})

const heading = [
  'Received (Pacific)',
  'Kind',
  'Name',
  'E-mail',
  'Phone',
  'Who',
  'About',
  'Order',
  'Page',
  'Message',
  'State',
  'Who has it',
  'Note',
]

/** The list as a table that a spreadsheet opens. */
export const inboxFile = (found: readonly FoundItem[]): string =>
  csvOf([
    heading,
    ...found.map((item) => {
      const { kind, name, email, phone, about, words, state, owner } = presentRow(item)
      return [
        shownMoment(item.receivedAt),
        kind === 'popup_lead' ? 'Lead' : 'Message',
        name,
        email,
        phone,
        item.role === null ? '' : contactRoleLabels[item.role],
        about,
        item.orderNumber,
        item.page,
        words,
        inboxStateLabels[state],
        owner ?? '',
        item.note,
      ]
    }),
  ])

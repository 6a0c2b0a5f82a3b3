import { contactRoleLabels, contactTopicLabels } from '@showroom/contract/contact/choices'
import type { ContactMessage } from '@showroom/contract/contact/contact'
import { shownMoment } from '@showroom/contract/shared/day'
import { csvOf } from '../shared/csv.ts'

const heading = ['Received (Pacific)', 'Name', 'E-mail', 'Phone', 'Who', 'Topic', 'Order', 'Message']

/** The list as a table that a spreadsheet opens. */
export const messageFile = (messages: readonly ContactMessage[]): string =>
  csvOf([
    heading,
    ...messages.map((message) => [
      shownMoment(new Date(message.sent_at)),
      message.full_name,
      message.email,
      message.phone_number && `${message.country_code} ${message.phone_number}`,
      contactRoleLabels[message.role],
      contactTopicLabels[message.topic],
      message.order_number,
      message.message,
    ]),
  ])

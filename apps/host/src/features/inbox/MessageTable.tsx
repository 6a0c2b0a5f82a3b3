import { contactRoleLabels, contactTopicLabels } from '@showroom/contract/contact/choices'
import type { ContactMessage } from '@showroom/contract/contact/contact'
import { momentOf } from '../../kit/moments.ts'
import { RowTable } from '../../kit/RowTable.tsx'
import { inboxMessages as messages } from './messages.ts'

type Props = { rows: readonly ContactMessage[]; nothing: string }

export const MessageTable = ({ rows, nothing }: Props) => (
  <RowTable
    caption={messages.messagesNewestFirstTimes}
    rows={rows}
    nothing={nothing}
    columns={[
      {
        title: messages.name,
        cell: (row) => (
          <>
            {row.full_name}
            <span className="received-soft">{contactRoleLabels[row.role]}</span>
          </>
        ),
      },
      { title: messages.contact, cell: (row) => <Contact row={row} /> },
      { title: messages.messageColumn, cell: (row) => <Message row={row} /> },
      { title: messages.receivedPacific, short: messages.received, cell: (row) => momentOf(row.sent_at) },
    ]}
  />
)

const Contact = ({ row: { email, country_code, phone_number } }: { row: ContactMessage }) => (
  <>
    <a href={`mailto:${email}`}>{email}</a>
    {phone_number && (
      <a href={`tel:${country_code}${phone_number}`}>
        {country_code} {phone_number}
      </a>
    )}
  </>
)

const shortest = 160

/** The whole of it is a click away where it is long. */
const Message = ({ row: { topic, order_number, message } }: { row: ContactMessage }) => (
  <>
    <span className="received-soft">
      {contactTopicLabels[topic]}
      {order_number && messages.order(order_number)}
    </span>
    {message.length <= shortest ? (
      <span className="received-words">{message}</span>
    ) : (
      <details>
        <summary>{message.slice(0, shortest - 20)}…</summary>
        <p className="received-words">{message}</p>
      </details>
    )}
  </>
)

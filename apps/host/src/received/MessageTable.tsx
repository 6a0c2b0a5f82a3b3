import { contactRoleLabels, contactTopicLabels } from '@showroom/contract/contact/choices'
import type { ContactMessage } from '@showroom/contract/contact/contact'
import { momentOf } from '../account/security/moments.ts'
import { NothingCame } from './NothingCame.tsx'

type Props = { rows: readonly ContactMessage[]; isFiltered: boolean }

export const MessageTable = ({ rows, isFiltered }: Props) => {
  if (rows.length === 0)
    return (
      <NothingCame
        isFiltered={isFiltered}
        nothing="Nobody has written yet. What people send by the contact form turns up here."
      />
    )
  return (
    <table className="received-table">
      <caption className="visually-hidden">Messages, newest first, times in Pacific</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Contact</th>
          <th scope="col">Message</th>
          <th scope="col">Received (Pacific)</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              {row.full_name}
              <span className="received-soft">{contactRoleLabels[row.role]}</span>
            </th>
            <td data-label="Contact">
              <a href={`mailto:${row.email}`}>{row.email}</a>
              {row.phone_number && (
                <a href={`tel:${row.country_code}${row.phone_number}`}>
                  {row.country_code} {row.phone_number}
                </a>
              )}
            </td>
            <td data-label="Message">
              <Message row={row} />
            </td>
            <td data-label="Received">{momentOf(row.sent_at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const shortest = 160

/** The whole of it is a click away where it is long. */
const Message = ({ row: { topic, order_number, message } }: { row: ContactMessage }) => (
  <>
    <span className="received-topic">
      {contactTopicLabels[topic]}
      {order_number && ` · Order ${order_number}`}
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

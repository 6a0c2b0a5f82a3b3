import type { InvitedList } from '@showroom/contract/invite/invite'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { invitesMessages as messages } from './messages.ts'

/** Row by row: what was sent, and why something was not. */
export const Outcomes = ({ list }: { list: InvitedList }) => (
  <section className="invites-outcomes" aria-label={messages.whatBecame}>
    <h2>{messages.whatBecame}</h2>
    <RowTable
      caption={messages.whatBecame}
      rows={list.rows.map((row, index) => ({ ...row, id: String(index) }))}
      columns={[
        { title: messages.row, cell: ({ text }) => text },
        {
          title: messages.outcome,
          cell: ({ outcome }) => (
            <StatusChip tone={outcome === 'sent' ? 'done' : 'asking'}>
              {messages.outcomeOf(outcome)}
            </StatusChip>
          ),
        },
      ]}
      nothing={null}
    />
  </section>
)

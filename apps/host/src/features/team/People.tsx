import { roleNames } from '@showroom/contract/team/team.messages'
import type { SeatRow, Team } from '@showroom/contract/team/team'
import { type TeamRole, teamRoles } from '@showroom/contract/team/team.rules'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { AskDialog } from '../../kit/form/AskDialog.tsx'
import { momentOf } from '../../kit/moments.ts'
import { RowTable } from '../../kit/RowTable.tsx'
import { useAddress } from '../../kit/useAddress.ts'
import { toast } from '../../kit/toast/toast.ts'
import { deedsPlace } from './Deeds.tsx'
import { teamMessages as messages } from './messages.ts'

type Props = { team: Team; onChanged: () => void }
type Row = { id: string; name: string; email: string; seat: SeatRow | null }

/** The Owner first, then everybody in the order in which they were asked. */
export const People = ({ team: { owner, seats }, onChanged }: Props) => {
  const rows: Row[] = [
    { id: 'owner', ...owner, seat: null },
    ...seats.map((seat) => ({ id: seat.id, name: seat.name, email: seat.email, seat })),
  ]
  return (
    <>
      <RowTable
        caption={messages.caption}
        rows={rows}
        nothing={null}
        columns={[
          { title: messages.name, cell: ({ name, email }) => name || email },
          { title: messages.email, cell: ({ email }) => email },
          {
            title: messages.role,
            cell: ({ seat }) => (seat ? <Role seat={seat} onChanged={onChanged} /> : messages.owner),
          },
          {
            title: messages.status,
            cell: ({ seat }) => (seat ? messages.stateOf(seat.state) : messages.you),
          },
          {
            title: messages.lastSeen,
            short: messages.lastSeenShort,
            cell: ({ seat }) => (seat ? seenWords(seat) : '—'),
          },
          {
            title: messages.actions,
            cell: ({ seat }) => (seat ? <Actions seat={seat} onChanged={onChanged} /> : '—'),
          },
        ]}
      />
      {seats.length === 0 && <p className="account-soft">{messages.alone}</p>}
    </>
  )
}

const seenWords = ({ last_seen_at }: SeatRow): string =>
  last_seen_at === null ? messages.never : momentOf(last_seen_at)

type SeatProps = { seat: SeatRow; onChanged: () => void }

const Role = ({ seat: { id, role, email }, onChanged }: SeatProps) => {
  const { run, isBusy } = useSubmit(async (chosen: TeamRole) => {
    const { message } = await call('PUT /api/team/{id}', { params: { id }, body: { role: chosen } })
    if (message) toast.success(message)
    onChanged()
  })
  return (
    <select
      className="team-role"
      aria-label={messages.roleOf(email)}
      value={role}
      disabled={isBusy}
      onChange={({ target }) => void run(teamRoles.find((each) => each === target.value) ?? role)}
    >
      {teamRoles.map((each) => (
        <option key={each} value={each}>
          {roleNames[each]}
        </option>
      ))}
    </select>
  )
}

const Actions = ({ seat: { id, email, name, state }, onChanged }: SeatProps) => {
  const [isRemoving, setRemoving] = useState(false)
  const { show } = useAddress<'seat' | 'page'>()
  const showDeeds = () => {
    show({ seat: id, page: null })
    document.getElementById(deedsPlace)?.scrollIntoView()
  }
  const resend = useSubmit(async () => {
    const { message } = await call('POST /api/team/{id}/resend', { params: { id } })
    if (message) toast.success(message)
    onChanged()
  })
  const remove = useSubmit(async () => {
    const { message } = await call('DELETE /api/team/{id}', { params: { id } })
    if (message) toast.success(message)
    setRemoving(false)
    onChanged()
  })
  const button = (label: string, press: () => void, isBusy: boolean) => (
    <button
      type="button"
      className="form-link"
      aria-label={`${label}: ${email}`}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {label}
    </button>
  )
  return (
    <span className="team-actions">
      {state !== 'joined' && button(messages.resend, () => void resend.run(), resend.isBusy)}
      {state === 'joined' && button(messages.itsDeeds, showDeeds, false)}
      {state === 'joined'
        ? button(messages.remove, () => setRemoving(true), false)
        : button(messages.withdraw, () => void remove.run(), remove.isBusy)}
      {isRemoving && (
        <AskDialog
          title={messages.removeTitle(name || email)}
          confirm={messages.remove}
          keep={messages.keep}
          isBusy={remove.isBusy}
          onConfirm={() => void remove.run()}
          onClose={() => setRemoving(false)}
        >
          <p>{messages.removeText}</p>
        </AskDialog>
      )}
    </span>
  )
}

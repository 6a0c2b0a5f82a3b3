import type { UserSheet } from '@showroom/contract/user/user'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Fact, FactList } from '../../kit/FactList.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { momentOf } from '../../kit/moments.ts'
import { toast } from '../../kit/toast/toast.ts'
import { History } from '../applications/review/History.tsx'
import { UserActions } from './UserActions.tsx'
import { UserBalance } from './UserBalance.tsx'
import { UserStatus } from './UserStatus.tsx'
import { usersMessages as messages } from './messages.ts'
import '../applications/review/Applications.css'

type Props = { id: string; onChanged: () => void; onClose: () => void }

/** Somebody with an account: who they are, where they are signed in, and what was done to them. */
export const UserDrawer = ({ id, onChanged, onClose }: Props) => {
  const read = useRead('GET /api/admin/users/{id}', { params: { id } })
  const title = read.last?.data.name || messages.user
  return (
    <Dialog title={title} shape="drawer" onClose={onClose}>
      <Loaded read={read} rows={6}>
        {({ data: user }) => (
          <Sheet
            user={user}
            onUser={(changed) => {
              read.replace(changed)
              onChanged()
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

type SheetProps = { user: UserSheet; onUser: (user: UserSheet) => void }

const Sheet = ({ user, onUser }: SheetProps) => (
  <div className="users-sheet">
    <p>
      <UserStatus status={user.status} />
    </p>
    <FactList>
      <Fact name={messages.type}>{messages.typeOf(user.type)}</Fact>
      <Fact name={messages.email}>
        {user.email} {!user.is_verified && messages.notVerified}
      </Fact>
      {user.phone !== '' && <Fact name={messages.phone}>{user.phone}</Fact>}
      {user.zip_code !== '' && <Fact name={messages.zip}>{user.zip_code}</Fact>}
      {user.company !== null && <Fact name={messages.company}>{user.company}</Fact>}
      {user.showroom_id !== null && <Fact name={messages.showroomId}>{user.showroom_id}</Fact>}
      <Fact name={messages.orders}>{user.orders}</Fact>
      <Fact name={messages.sinceShort}>{momentOf(user.created_at)}</Fact>
    </FactList>
    <UserActions user={user} onUser={onUser} />
    {(user.type === 'Contractor' || user.type === 'Vendor') && <UserBalance user={user} />}
    <Sessions user={user} onUser={onUser} />
    {user.history.length > 0 && <History history={user.history} />}
  </div>
)

const Sessions = ({ user: { id, sessions }, onUser }: SheetProps) => {
  const { run, isBusy } = useSubmit(async () => {
    const { data, message } = await call('DELETE /api/admin/users/{id}/sessions', { params: { id } })
    if (message) toast.success(message)
    onUser(data)
  })
  return (
    <section>
      <h3>{messages.sessions}</h3>
      {sessions.length === 0 ? (
        <p>{messages.nowhere}</p>
      ) : (
        <>
          <ul className="applications-history">
            {sessions.map(({ id: session, device, place, last_seen_at }) => (
              <li key={session}>
                {device}
                <span className="applications-soft">{messages.sessionAt(place, momentOf(last_seen_at))}</span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button quiet"
            aria-disabled={isBusy || undefined}
            onClick={() => void run()}
          >
            {messages.signOutEverywhere}
          </button>
        </>
      )}
    </section>
  )
}

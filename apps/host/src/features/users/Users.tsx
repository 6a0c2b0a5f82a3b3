import { accountStatuses, accountTypes } from '@showroom/contract/shared/account-types'
import type { UserRow } from '@showroom/contract/user/user'
import { userSorts } from '@showroom/contract/user/user.rules'
import { useRead } from '../../data/useRead.ts'
import { momentOf } from '../../kit/moments.ts'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { UserDrawer } from './UserDrawer.tsx'
import { UserStatus } from './UserStatus.tsx'
import { usersMessages as messages } from './messages.ts'
import './Users.css'

const filters = [
  {
    name: 'type',
    label: messages.type,
    all: messages.everyType,
    options: accountTypes.map((value) => ({ value, label: messages.typeOf(value) })),
  },
  {
    name: 'status',
    label: messages.status,
    all: messages.everyStatus,
    options: accountStatuses.map((value) => ({ value, label: messages.statusOf(value) })),
  },
] as const

const columns: readonly ListColumn<UserRow>[] = [
  { key: 'name', title: messages.name, sort: 'name', cell: ({ name, email }) => name || email },
  {
    key: 'email',
    title: messages.email,
    cell: ({ email, is_verified }) => (
      <>
        {email} {!is_verified && <small>{messages.notVerified}</small>}
      </>
    ),
  },
  { key: 'type', title: messages.type, isWhole: true, cell: ({ type }) => messages.typeOf(type) },
  { key: 'company', title: messages.company, cell: ({ company }) => company ?? '—' },
  { key: 'status', title: messages.status, cell: ({ status }) => <UserStatus status={status} /> },
  {
    key: 'since',
    title: messages.since,
    short: messages.sinceShort,
    sort: 'created',
    cell: ({ created_at }) => momentOf(created_at),
  },
  {
    key: 'seen',
    title: messages.lastSeen,
    cell: ({ last_seen_at }) => (last_seen_at === null ? messages.never : momentOf(last_seen_at)),
  },
]

/** Everybody with an account, the newest first (domain rules 2.15). */
export const Users = () => {
  const table = useTable({ sorts: userSorts, first: '-created', filters: ['type', 'status'] })
  const type = accountTypes.find((each) => each === table.filter('type'))
  const status = accountStatuses.find((each) => each === table.filter('status'))
  const read = useRead('GET /api/admin/users', {
    query: { ...table.query, ...(type ? { type } : {}), ...(status ? { status } : {}) },
  })
  return (
    <div className="users">
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.user}
        many={messages.users}
        searchFor={messages.search}
        filters={filters}
        columns={columns}
        nothing={messages.nobody}
      />
      {table.open !== '' && (
        <UserDrawer
          key={table.open}
          id={table.open}
          onChanged={read.retry}
          onClose={() => table.show(null)}
        />
      )}
    </div>
  )
}

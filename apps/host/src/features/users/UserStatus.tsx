import type { AccountStatus } from '@showroom/contract/account/account'
import { usersMessages as messages } from './messages.ts'

const tones: Record<AccountStatus, 'done' | 'moving' | 'bad' | 'asking'> = {
  Active: 'done',
  Approve: 'moving',
  Deactive: 'bad',
  pending: 'asking',
}

export const UserStatus = ({ status }: { status: AccountStatus }) => (
  <span className="status-chip" data-tone={tones[status]}>
    {messages.statusOf(status)}
  </span>
)

import type { AccountStatus } from '@showroom/contract/account/account'
import { StatusChip, type StatusTone } from '../../kit/StatusChip.tsx'
import { usersMessages as messages } from './messages.ts'

const tones: Record<AccountStatus, StatusTone> = {
  Active: 'done',
  Approve: 'moving',
  Deactive: 'bad',
  pending: 'asking',
}

export const UserStatus = ({ status }: { status: AccountStatus }) => (
  <StatusChip tone={tones[status]}>{messages.statusOf(status)}</StatusChip>
)

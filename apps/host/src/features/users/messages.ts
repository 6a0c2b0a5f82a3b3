import type { AccountStatus, AccountType } from '@showroom/contract/account/account'
import { lookingOnMinutes } from '@showroom/contract/user/user.rules'

const types: Record<AccountType, string> = {
  User: 'Client',
  Contractor: 'Contractor',
  Vendor: 'Vendor',
  Admin: 'Admin',
}

/** What the page of everybody with an account says. */
export const usersMessages = {
  typeOf: (type: AccountType) => types[type],
  /** The specification's words. */
  statusOf: (status: AccountStatus): string => status,
  caption: 'Everybody with an account, times in Pacific',
  user: 'user',
  users: 'users',
  search: 'Search by name, email or ID',
  nobody: 'Nobody has an account yet.',
  name: 'Name',
  email: 'Email',
  type: 'Type',
  everyType: 'Every type',
  status: 'Status',
  everyStatus: 'Every status',
  company: 'Company',
  since: 'Since (Pacific)',
  sinceShort: 'Since',
  lastSeen: 'Last seen',
  never: 'Never',
  notVerified: 'not verified',
  phone: 'Phone',
  zip: 'ZIP code',
  showroomId: 'Showroom ID',
  orders: 'Orders placed',
  balance: 'Balance',
  noBalance: 'They earn nothing here yet.',
  sessions: 'Signed in',
  nowhere: 'They are signed in nowhere.',
  sessionAt: (place: string, at: string) => `${place}, last seen ${at}`,
  signOutEverywhere: 'Sign out everywhere',
  history: 'History',
  deactivate: 'Deactivate',
  activate: 'Let in again',
  why: 'Reason',
  whyHint: 'It is written down, and not told to them.',
  deactivateNow: 'Deactivate and sign out',
  activateNow: 'Let in again',
  leaveIt: 'Leave it',
  lookOn: 'Look on as this user',
  lookOnHint: `For ${lookingOnMinutes} minutes you see what they see. Nothing can be changed, and it is written down.`,
}

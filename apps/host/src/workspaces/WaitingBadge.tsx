import { workspaceMessages as messages } from './messages.ts'

const most = 99

/** How much waits behind a link; nothing where nothing does. */
export const WaitingBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <b className="account-badge">
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="visually-hidden">{messages.waiting(count)}</span>
    </b>
  )

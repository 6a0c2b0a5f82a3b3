import { useState } from 'react'
import { Link } from 'react-router'
import { useUnreadChats } from '../features/chat/useUnreadChats.ts'
import { Dialog } from '../kit/form/Dialog.tsx'
import { barOf } from './bar.ts'
import { PanelIcon } from './PanelIcon.tsx'
import { PanelLinks } from './PanelLinks.tsx'
import type { RailProps } from './Rail.tsx'
import { WaitingBadge } from './WaitingBadge.tsx'
import { Who } from './Who.tsx'
import { workspaceMessages as messages } from './messages.ts'
import '../features/account/Account.css'
import './PhoneBar.css'

/** A phone has what is opened most at its lower edge, and every panel behind the last button. */
export const PhoneBar = ({ user, groups, open, waiting }: RailProps) => {
  const [isOpen, setOpen] = useState(false)
  const chat = useUnreadChats()
  const links = barOf(user, chat.path)
  const shown = new Set(links.map(({ panel }) => panel))
  const waitsElsewhere = Object.entries(waiting)
    .filter(([path]) => !shown.has(path))
    .reduce((total, [, count]) => total + count, 0)
  const isElsewhere = !shown.has(open)
  const close = () => setOpen(false)
  return (
    <>
      <nav className="phone-bar" aria-label={messages.quickLinks}>
        {links.map(({ to, label, icon, panel }) => (
          <Link key={to} to={to} aria-current={panel === open ? 'page' : undefined}>
            <PanelIcon name={icon} />
            <span>{label}</span>
            <WaitingBadge count={icon === 'chat' ? chat.count : (waiting[panel ?? ''] ?? 0)} />
          </Link>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isElsewhere ? 'true' : undefined}
          onClick={() => setOpen(true)}
        >
          <PanelIcon name="person" />
          <span>{messages.account}</span>
          <WaitingBadge count={waitsElsewhere} />
        </button>
      </nav>
      {isOpen && (
        <Dialog title={messages.myAccount} shape="drawer" onClose={close}>
          <Who user={user} />
          <nav className="account-sheet" aria-label={messages.myAccount}>
            <PanelLinks groups={groups} open={open} waiting={waiting} onChosen={close} />
          </nav>
        </Dialog>
      )}
    </>
  )
}

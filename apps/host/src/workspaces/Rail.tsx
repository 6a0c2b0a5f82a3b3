import type { User } from '@showroom/contract/account/account'
import type { Waiting } from '@showroom/contract/workspace/workspace'
import { PanelLinks } from './PanelLinks.tsx'
import type { PanelGroup } from './panel.ts'
import { Who } from './Who.tsx'
import { useMedia } from '../kit/useMedia.ts'
import { workspaceMessages as messages } from './messages.ts'
import './Rail.css'

export type RailProps = { user: User; groups: readonly PanelGroup[]; open: string; waiting: Waiting }

/** A rail with labels, on tablets with icons alone; a phone, which has its bar instead, does not draw what it hides. */
export const Rail = ({ user, groups, open, waiting }: RailProps) => {
  const isShown = useMedia('(min-width: 769px)')
  if (!isShown) return null
  return (
    <nav className="account-rail" aria-label={messages.myAccount}>
      <Who user={user} />
      <PanelLinks groups={groups} open={open} waiting={waiting} />
    </nav>
  )
}

import type { User } from '@showroom/contract/account/account'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Face } from '../kit/Face.tsx'
import { paths } from '../paths.ts'
import { PanelIcon } from './PanelIcon.tsx'
import type { Panel } from './panel.ts'
import { useWaiting } from './useWaiting.ts'
import { workspaceMessages as messages } from './messages.ts'

type Props = { user: User; panels: readonly Panel[]; open: string }

/** A rail with labels, on tablets with icons alone, on phones a strip that scrolls sideways. */
export const Rail = ({ user, panels, open }: Props) => {
  const strip = useRef<HTMLUListElement>(null)
  const waiting = useWaiting(open)
  useEffect(() => {
    const list = strip.current
    const link = list?.querySelector('[aria-current="page"]')
    if (!list || !(link instanceof HTMLElement)) return
    // Sideways only: the page itself must not jump. It tells of its first size at once, and of a screen that is turned.
    const observer = new ResizeObserver(() => {
      list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [open])
  return (
    <nav className="account-rail" aria-label={messages.myAccount}>
      <p className="account-who">
        <Face name={nameOf(user)} photo={user.photo} size={44} />
        <strong>{nameOf(user)}</strong>
        <span>{user.email}</span>
      </p>
      <ul ref={strip}>
        {panels.map((panel) => (
          <li key={panel.path}>
            <RailLink panel={panel} isOpen={panel.path === open} count={waiting[panel.path] ?? 0} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const nameOf = ({ first_name, last_name }: User): string => `${first_name} ${last_name}`.trim()

type LinkProps = { panel: Panel; isOpen: boolean; count: number }

const RailLink = ({ panel: { path, label, icon }, isOpen, count }: LinkProps) => (
  <Link to={paths.accountPanel(path)} aria-current={isOpen ? 'page' : undefined} title={label}>
    <PanelIcon name={icon} />
    <span>{label}</span>
    {count > 0 && (
      <b className="account-badge">
        <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
        <span className="visually-hidden">{messages.waiting(count)}</span>
      </b>
    )}
  </Link>
)

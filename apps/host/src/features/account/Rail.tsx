import type { User } from '@showroom/contract/account/account'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { PanelIcon } from './PanelIcon.tsx'
import { panelsOf, type PanelPath } from './panels.ts'

type Props = { user: User; open: PanelPath }

/** A rail with labels, on tablets with icons alone, on phones a strip that scrolls sideways. */
export const Rail = ({ user, open }: Props) => {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = strip.current?.querySelector('[aria-current="page"]')
    const list = strip.current
    // Sideways only: the page itself must not jump.
    if (list && link instanceof HTMLElement)
      list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [open])
  return (
    <nav className="account-rail" aria-label="My account">
      <p className="account-who">
        <strong>{`${user.first_name} ${user.last_name}`.trim()}</strong>
        <span>{user.email}</span>
      </p>
      <ul ref={strip}>
        {panelsOf(user.type).map(({ path, label, icon }) => (
          <li key={path}>
            <Link
              to={paths.accountPanel(path)}
              aria-current={path === open ? 'page' : undefined}
              title={label}
            >
              <PanelIcon name={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

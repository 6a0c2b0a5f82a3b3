import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { useMenu } from '../shop-context/useShopState.ts'
import { paths } from '../paths.ts'
import { CurrentShowroom } from './CurrentShowroom.tsx'
import { MegaPanel } from './MegaPanel.tsx'
import { useCurrentDepartment } from './useCurrentDepartment.ts'
import { type MegaState, useMegaMenu } from './useMegaMenu.ts'
import { indexAfter, stepOf } from '../kit/walk.ts'
import { layoutMessages as messages } from './messages.ts'
import './MegaMenu.css'

/** Departments from 1200 px up; a panel opens at rest, press or arrow key, and closes on Escape or leaving. */
export const MegaMenu = () => {
  const menu = useMenu()
  const bar = useRef<HTMLElement>(null)
  const mega = useMegaMenu(bar)
  const current = useCurrentDepartment()
  const opened = menu.find(({ id }) => id === mega.open?.id)
  return (
    <nav
      ref={bar}
      className="mega"
      aria-label={messages.departments}
      onPointerLeave={({ pointerType }) => mega.leave(pointerType)}
      onPointerEnter={mega.stay}
      onKeyDown={(event) => walkBar(event, mega)}
    >
      <div className="mega-bar">
        <ul>
          {menu.map(({ id, name, menu_slug }) => (
            <li key={id}>
              <button
                type="button"
                data-department={id}
                data-current={menu_slug === current || undefined}
                aria-expanded={mega.open?.id === id}
                aria-controls={mega.open?.id === id ? `mega-${id}` : undefined}
                onPointerMove={({ pointerType }) => mega.rest(id, pointerType)}
                onClick={() => mega.press(id)}
              >
                {name}
              </button>
            </li>
          ))}
          <li>
            <Link to={paths.shop}>{messages.shopAll}</Link>
          </li>
        </ul>
        <CurrentShowroom />
      </div>
      {opened && <MegaPanel key={opened.id} department={opened} mega={mega} />}
    </nav>
  )
}

/** Arrows along the bar, with the panel following; down goes into it, Escape gives the keyboard back. */
const walkBar = (event: KeyboardEvent<HTMLElement>, mega: MegaState) => {
  const bar = event.currentTarget
  if (event.key === 'Escape' && mega.open) {
    bar.querySelector<HTMLElement>(`[data-department="${mega.open.id}"]`)?.focus()
    mega.close()
    return
  }
  const stops = [...bar.querySelectorAll<HTMLElement>('.mega-bar li > *')]
  const at = stops.findIndex((stop) => stop === event.target)
  if (at < 0) return
  const id = Number(stops[at]?.dataset.department)
  if (event.key === 'ArrowDown' && id) {
    event.preventDefault()
    mega.enter(id)
    return
  }
  const step = stepOf(event.key, 'row', getComputedStyle(bar).direction === 'rtl')
  if (!step) return
  event.preventDefault()
  const next = stops[indexAfter(step, at, { count: stops.length, wraps: true })]
  next?.focus()
  if (!mega.open) return
  const nextId = Number(next?.dataset.department)
  if (nextId) mega.show(nextId)
  else mega.close()
}

import type { Department } from '@showroom/contract/catalogue/catalogue'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useMenu } from '../current/useShopState.ts'
import { rememberProductCategory } from '../current/product-category.ts'
import { paths } from '../paths.ts'
import './MegaMenu.css'

const hoverDelayMs = 120

/** Departments from 1200 px up; a panel opens on hover, click or Enter, and closes on Escape or leaving. */
export const MegaMenu = () => {
  const menu = useMenu()
  const [openId, setOpenId] = useState<number | null>(null)
  const bar = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname } = useLocation()

  // A new page is what closes the panel.
  useEffect(() => setOpenId(null), [pathname])
  const openSoon = (id: number | null) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), hoverDelayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <nav
      ref={bar}
      className="mega"
      aria-label="Departments"
      onMouseLeave={() => openSoon(null)}
      onBlur={(event) => !bar.current?.contains(event.relatedTarget) && setOpenId(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || openId === null) return
        bar.current?.querySelector<HTMLElement>(`[aria-controls="mega-${openId}"]`)?.focus()
        setOpenId(null)
      }}
    >
      <ul>
        {menu.map((department) => (
          <li key={department.id} onMouseEnter={() => openSoon(department.id)}>
            <button
              type="button"
              aria-expanded={openId === department.id}
              aria-controls={`mega-${department.id}`}
              onClick={() => setOpenId(openId === department.id ? null : department.id)}
            >
              {department.name}
            </button>
            {openId === department.id && <Panel department={department} />}
          </li>
        ))}
        <li>
          <Link to={paths.shop}>Shop All</Link>
        </li>
      </ul>
    </nav>
  )
}

const shownLeaves = 8

const Panel = ({ department }: { department: Department }) => (
  <div className="mega-panel" id={`mega-${department.id}`}>
    <div className="mega-columns">
      {department.categories.map((category) => (
        <section key={category.id}>
          <Link className="mega-category" to={paths.department(department.menu_slug, category.slug_url)}>
            {category.name}
          </Link>
          <ul>
            {category.children.slice(0, shownLeaves).map((leaf) => (
              <li key={leaf.id}>
                <Link to={paths.category(leaf.slug_url)} onClick={() => rememberProductCategory(leaf)}>
                  {leaf.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
    <Link className="mega-all" to={paths.department(department.menu_slug)}>
      All of {department.name}
    </Link>
  </div>
)

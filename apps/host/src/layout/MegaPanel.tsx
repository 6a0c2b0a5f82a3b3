import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { rememberProductCategory } from '../shop-context/product-category.ts'
import { paths } from '../paths.ts'
import { DepartmentPicture } from '../kit/picture/DepartmentPicture.tsx'
import type { MegaState } from './useMegaMenu.ts'
import { indexAfter, stepOf } from '../kit/walk.ts'
import { layoutMessages as messages } from './messages.ts'

type Props = { department: Department; mega: MegaState }

/** One department: its categories and subcategories in columns, and what it looks like. */
export const MegaPanel = ({ department, mega }: Props) => {
  const panel = useRef<HTMLDivElement>(null)
  const { open } = mega
  // Asked for each time by an arrow, also when the panel is open already.
  useEffect(() => {
    if (open?.by === 'arrow') panel.current?.querySelector('a')?.focus()
  }, [open])
  const all = paths.department(department.menu_slug)
  return (
    <div
      ref={panel}
      className="mega-panel"
      id={`mega-${department.id}`}
      onPointerMove={mega.stay}
      onKeyDown={walkPanel}
    >
      <div className="mega-columns">
        {department.categories.map((category) => (
          <Section key={category.id} category={category} menuSlug={department.menu_slug} mega={mega} />
        ))}
      </div>
      <Link className="mega-picture" to={all} onClick={mega.close}>
        <DepartmentPicture menuSlug={department.menu_slug} sizes="320px" />
        <span>{messages.allOf(department.name)}</span>
      </Link>
    </div>
  )
}

const Section = ({ category, menuSlug, mega }: { category: Category; menuSlug: string; mega: MegaState }) => (
  <section>
    <Link
      className="mega-category"
      to={paths.department(menuSlug, category.slug_url)}
      onClick={() => {
        if (category.children.length === 0) rememberProductCategory(category)
        mega.close()
      }}
    >
      {category.name}
    </Link>
    <ul>
      {category.children.map((leaf) => (
        <li key={leaf.id}>
          <Link
            to={paths.category(leaf.slug_url)}
            onClick={() => {
              rememberProductCategory(leaf)
              mega.close()
            }}
          >
            {leaf.name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** Up and down within and across the columns, sideways from category to category. */
const walkPanel = (event: KeyboardEvent<HTMLElement>) => {
  const panel = event.currentTarget
  const links = [...panel.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (at < 0) return
  const heads = [...panel.querySelectorAll('a.mega-category, a.mega-picture')]
  const inColumn = stepOf(event.key, 'column')
  const sideways = stepOf(event.key, 'row', getComputedStyle(panel).direction === 'rtl')
  if (!inColumn && !sideways) return
  event.preventDefault()
  event.stopPropagation()
  if (inColumn === 'previous' && at === 0) {
    panel.closest('nav')?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    return
  }
  if (inColumn) {
    links[indexAfter(inColumn, at, { count: links.length, wraps: false })]?.focus()
    return
  }
  const head = heads.findLastIndex((each) => links.findIndex((link) => link === each) <= at)
  const next = heads[indexAfter(sideways ?? 'next', head, { count: heads.length, wraps: true })]
  if (next instanceof HTMLElement) next.focus()
}

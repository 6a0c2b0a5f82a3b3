import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMenu } from '../current/useShopState.ts'
import { rememberProductCategory } from '../current/product-category.ts'
import { paths } from '../paths.ts'
import { AccountLinks } from './AccountLinks.tsx'
import './OffCanvasMenu.css'

type Props = { open: boolean; onClose(): void }

/** Slides from the left up to 1199 px: departments, categories, subcategories, and Shop All. */
export const OffCanvasMenu = ({ open, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const menu = useMenu()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  return (
    <dialog ref={dialog} className="off-canvas" aria-labelledby="off-canvas-title" onClose={onClose}>
      <header>
        <h2 id="off-canvas-title">Menu</h2>
        <button type="button" className="off-canvas-close" onClick={onClose} aria-label="Close menu">
          ×
        </button>
      </header>
      <nav aria-label="Account" className="off-canvas-account">
        <AccountLinks onChosen={onClose} />
      </nav>
      <nav aria-label="Departments">
        <Link className="off-canvas-all" to={paths.shop} onClick={onClose}>
          Shop All
        </Link>
        {menu.map((department) => (
          <DepartmentBranch key={department.id} department={department} onChosen={onClose} />
        ))}
      </nav>
    </dialog>
  )
}

const DepartmentBranch = ({ department, onChosen }: { department: Department; onChosen(): void }) => (
  <details name="department">
    <summary>{department.name}</summary>
    <Link to={paths.department(department.menu_slug)} onClick={onChosen}>
      Shop All {department.name}
    </Link>
    {department.categories.map((category) => (
      <CategoryBranch
        key={category.id}
        category={category}
        menuSlug={department.menu_slug}
        onChosen={onChosen}
      />
    ))}
  </details>
)

type BranchProps = { category: Category; menuSlug: string; onChosen(): void }

const CategoryBranch = ({ category, menuSlug, onChosen }: BranchProps) => (
  <details>
    <summary>{category.name}</summary>
    <Link to={paths.department(menuSlug, category.slug_url)} onClick={onChosen}>
      Shop All {category.name}
    </Link>
    {category.children.map((leaf) => (
      <Link
        key={leaf.id}
        to={paths.category(leaf.slug_url)}
        onClick={() => {
          rememberProductCategory(leaf)
          onChosen()
        }}
      >
        {leaf.name} <span className="off-canvas-count">{leaf.product_count}</span>
      </Link>
    ))}
  </details>
)

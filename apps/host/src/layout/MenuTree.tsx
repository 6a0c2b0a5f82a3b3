import type { Category, Department } from '@showroom/contract/catalogue/catalogue'
import { count } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { rememberProductCategory } from '../shop-context/product-category.ts'
import { paths } from '../paths.ts'
import { DepartmentPicture } from '../kit/picture/DepartmentPicture.tsx'
import { layoutMessages as messages } from './messages.ts'

/** Departments open to categories, categories to subcategories; one department at a time. */
export const MenuTree = ({ menu, onChosen }: { menu: Department[]; onChosen(): void }) =>
  menu.map((department) => (
    <details key={department.id} name="department">
      <summary>
        <DepartmentPicture menuSlug={department.menu_slug} sizes="44px" />
        {department.name}
      </summary>
      <Link to={paths.department(department.menu_slug)} onClick={onChosen}>
        {messages.allOf(department.name)}
      </Link>
      {department.categories.map((category) => (
        <Branch key={category.id} category={category} menuSlug={department.menu_slug} onChosen={onChosen} />
      ))}
    </details>
  ))

type BranchProps = { category: Category; menuSlug: string; onChosen(): void }

const Branch = ({ category, menuSlug, onChosen }: BranchProps) => {
  const address = paths.department(menuSlug, category.slug_url)
  if (category.children.length === 0) return <Leaf leaf={category} to={address} onChosen={onChosen} />
  return (
    <details>
      <summary>{category.name}</summary>
      <Link to={address} onClick={onChosen}>
        {messages.all(category.name)}
      </Link>
      {category.children.map((leaf) => (
        <Leaf key={leaf.id} leaf={leaf} to={paths.category(leaf.slug_url)} onChosen={onChosen} />
      ))}
    </details>
  )
}

/** What has no parts of its own is what the visitor is shopping for from here on. */
const Leaf = ({ leaf, to, onChosen }: { leaf: Category; to: string; onChosen(): void }) => (
  <Link
    to={to}
    onClick={() => {
      rememberProductCategory(leaf)
      onChosen()
    }}
  >
    {leaf.name} <span className="off-canvas-count">{count(leaf.product_count)}</span>
  </Link>
)

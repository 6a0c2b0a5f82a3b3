import type { Department } from '@showroom/contract/catalogue/catalogue'
import { useMemo } from 'react'
import { useShop, useShopState } from '../shop/index.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { type CategoryTileLinks, CategoryTile } from './CategoryTile.tsx'
import { Carousel } from './Carousel.tsx'
import { categoriesMessages } from './messages.ts'

export type CategoriesProps = CategoryTileLinks & {
  /** Only this department, by its menu_slug. */
  department?: string | undefined
  layout?: 'grid' | 'carousel' | undefined
  /** No more departments than so many, for a while. */
  most?: number | undefined
}

/** Departments with their categories, as tiles. Drawn from the shop's menu: no request of its own. */
export const Categories = ({
  department,
  layout = 'grid',
  most,
  categoryHref,
  onCategory,
}: CategoriesProps) => {
  const { actions } = useShop()
  const status = useShopState((state) => state.status)
  const menu = useShopState((state) => state.menu)
  // Each is drawn once, however many are to be shown.
  const departments = useMemo(
    () =>
      shownOf(menu, department).map((one) => (
        <DepartmentTiles key={one.id} department={one} layout={layout} links={{ categoryHref, onCategory }} />
      )),
    [menu, department, layout, categoryHref, onCategory],
  )

  if (status === 'waiting') return <WaitingTiles />
  if (status === 'failed')
    return <ErrorState title={categoriesMessages.failed} onRetry={() => void actions.open()} />
  if (departments.length === 0) return <EmptyState title={categoriesMessages.empty} />
  return <div className="categories">{departments.slice(0, most)}</div>
}

type DepartmentTilesProps = { department: Department; layout: 'grid' | 'carousel'; links: CategoryTileLinks }

const DepartmentTiles = ({ department, layout, links }: DepartmentTilesProps) => {
  const tiles = department.categories.map((category) => (
    <li key={category.id} part="tile">
      <CategoryTile category={category} menuSlug={department.menu_slug} links={links} />
    </li>
  ))
  return (
    <section part="department">
      <h2>{department.name}</h2>
      {layout === 'grid' ? (
        <ul className="tiles">{tiles}</ul>
      ) : (
        <Carousel name={department.name}>{tiles}</Carousel>
      )}
    </section>
  )
}

DepartmentTiles.isSlice = true

const shownOf = (menu: Department[], slug: string | undefined) =>
  menu.filter((one) => one.categories.length > 0 && (!slug || one.menu_slug === slug))

const WaitingTiles = () => (
  <div className="categories" role="status" aria-label={categoriesMessages.loading}>
    <section>
      <div className="title">
        <Skeleton width="180px" height="34px" />
      </div>
      <ul className="tiles">
        {[1, 2, 3, 4].map((tile) => (
          <li key={tile} className="waiting">
            <Skeleton />
            <Skeleton width="60%" height="20px" />
          </li>
        ))}
      </ul>
    </section>
  </div>
)

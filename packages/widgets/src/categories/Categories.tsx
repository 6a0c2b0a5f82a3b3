import type { Department } from '@showroom/contract/catalogue/catalogue'
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
}

/** Departments with their categories, as tiles. Drawn from the shop's menu: no request of its own. */
export const Categories = ({ department, layout = 'grid', ...links }: CategoriesProps) => {
  const { actions } = useShop()
  const status = useShopState((state) => state.status)
  const menu = useShopState((state) => state.menu)

  if (status === 'waiting') return <WaitingTiles />
  if (status === 'failed')
    return <ErrorState title={categoriesMessages.failed} onRetry={() => void actions.open()} />
  const shown = shownOf(menu, department)
  if (shown.length === 0) return <EmptyState title={categoriesMessages.empty} />
  return (
    <div className="categories">
      {shown.map((one) => (
        <DepartmentTiles key={one.id} department={one} layout={layout} links={links} />
      ))}
    </div>
  )
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

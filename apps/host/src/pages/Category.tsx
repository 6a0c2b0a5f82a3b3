import { Navigate, useParams } from 'react-router'
import { useCategoryPlace, useMenu } from '../current/useShopState.ts'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import { paths } from '../paths.ts'
import { ProductList } from './ProductList.tsx'

/** Products of a leaf category; the parameter is its slug_url, or else its id. */
export const Category = () => {
  const { category: slugOrId = '' } = useParams()
  const place = useCategoryPlace(slugOrId)
  const menuIsThere = useMenu().length > 0
  if (menuIsThere && !place) return <Navigate to={paths.notFound} replace />
  return (
    <div className="page">
      <header className="page-head">
        <Breadcrumb crumbs={place ? crumbsOf(place) : [{ name: 'Showroom', to: paths.home }]} />
        <h1>{(place?.leaf ?? place?.category)?.name ?? '\u00a0'}</h1>
      </header>
      <ProductList key={slugOrId} category={slugOrId} />
    </div>
  )
}

const crumbsOf = ({ department, category, leaf }: NonNullable<ReturnType<typeof useCategoryPlace>>) => [
  { name: 'Showroom', to: paths.home },
  { name: department.name, to: paths.department(department.menu_slug) },
  ...(leaf ? [{ name: category.name, to: paths.department(department.menu_slug, category.slug_url) }] : []),
  { name: (leaf ?? category).name, to: null },
]

import type { Category, Department as DepartmentShelf } from '@showroom/contract/catalogue/catalogue'
import { count } from '@showroom/widgets/ui/format.ts'
import { Link, Navigate, useParams } from 'react-router'
import { rememberProductCategory } from '../../shop-context/product-category.ts'
import { placeIn } from '../../shop-context/category-place.ts'
import { useMenu } from '../../shop-context/useShopState.ts'
import { Breadcrumb } from '../../layout/Breadcrumb.tsx'
import { paths } from '../../paths.ts'
import { CategoryPicture } from '../../kit/picture/CategoryPicture.tsx'
import { DepartmentPicture } from '../../kit/picture/DepartmentPicture.tsx'
import { ProductList } from './ProductList.tsx'
import { shopMessages as messages } from './messages.ts'
import '../../kit/Chips.css'
import './Department.css'

/** A department's categories; with a category its subcategories and all of their products; with one of these its own. */
export const Department = () => {
  const { menuSlug = '', categorySlug } = useParams()
  const menu = useMenu()
  if (menu.length === 0) return <Waiting />
  const department = menu.find((each) => each.menu_slug === menuSlug)
  const place = department && categorySlug ? placeIn([department], categorySlug) : null
  if (!department || (categorySlug && !place)) return <Navigate to={paths.notFound} replace />

  if (place) {
    const { slug_url } = place.leaf ?? place.category
    return (
      <div className="page page-top">
        {!place.leaf && <Subcategories category={place.category} />}
        <ProductList key={slug_url} category={slug_url} headingLevel={1} />
      </div>
    )
  }
  return (
    <div className="page">
      <Banner department={department} />
      <Categories categories={department.categories} menuSlug={menuSlug} />
    </div>
  )
}

const Banner = ({ department }: { department: DepartmentShelf }) => (
  <header className="department-banner">
    <div className="page-head">
      <Breadcrumb
        crumbs={[
          { name: messages.showroom, to: paths.home },
          { name: department.name, to: null },
        ]}
      />
      <h1>{department.name}</h1>
      <p>{messages.departmentSize(department.categories.length, count(materialsIn(department)))}</p>
    </div>
    <DepartmentPicture menuSlug={department.menu_slug} sizes="(min-width: 769px) 66vw, 100vw" isFirst />
  </header>
)

const materialsIn = ({ categories }: DepartmentShelf): number =>
  categories.reduce((sum, { product_count }) => sum + product_count, 0)

/** In the shape of what comes: nothing moves when it does. */
const Waiting = () => (
  <div className="page" aria-busy="true">
    <div className="department-banner department-banner-waiting" />
    <ul className="department-tiles">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <li key={tile} className="department-tile-waiting" />
      ))}
    </ul>
  </div>
)

const Categories = ({ categories, menuSlug }: { categories: Category[]; menuSlug: string }) => (
  <ul className="department-tiles">
    {categories.map((category) => (
      <li key={category.id}>
        <Link to={paths.department(menuSlug, category.slug_url)}>
          <CategoryPicture
            slug={category.slug_url}
            picture={category.picture}
            sizes="(min-width: 1025px) 300px, 50vw"
          />
          <strong>{category.name}</strong>
          <span>{messages.materialCount(count(category.product_count))}</span>
        </Link>
      </li>
    ))}
  </ul>
)

const Subcategories = ({ category }: { category: Category }) => (
  <nav className="chips" aria-label={messages.kindsOf(category.name)}>
    {category.children.map((leaf) => (
      <Link key={leaf.id} to={paths.category(leaf.slug_url)} onClick={() => rememberProductCategory(leaf)}>
        {leaf.name}
      </Link>
    ))}
  </nav>
)

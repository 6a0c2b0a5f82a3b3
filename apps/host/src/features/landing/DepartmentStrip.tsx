import type { Department } from '@showroom/contract/catalogue/catalogue'
import { count } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { useMenu } from '../../shop-context/useShopState.ts'
import { paths } from '../../paths.ts'
import { SitePicture, type SitePictureName } from '../../kit/picture/SitePicture.tsx'
import { landingMessages as messages } from './messages.ts'
import './DepartmentStrip.css'

/** Departments that we have a picture of a room for; another one is shown by its name. */
const pictures = new Map<string, SitePictureName>([
  ['kitchen', 'department-kitchen'],
  ['bathroom', 'department-bathroom'],
  ['flooring', 'department-flooring'],
  ['tile-stone', 'department-tile-stone'],
  ['lighting-fans', 'department-lighting-fans'],
  ['landscaping-outdoor', 'department-landscaping-outdoor'],
])

/** The departments of the catalogue, in its order. */
export const DepartmentStrip = () => {
  const menu = useMenu()
  if (menu.length === 0) return null
  return (
    <section className="landing-section" aria-labelledby="by-department">
      <h2 id="by-department">{messages.shopByDepartment}</h2>
      <ul className="departments">
        {menu.map((department) => (
          <DepartmentTile key={department.menu_slug} department={department} />
        ))}
      </ul>
    </section>
  )
}

const DepartmentTile = ({ department }: { department: Department }) => {
  const { menu_slug, name } = department
  const picture = pictures.get(menu_slug)
  return (
    <li>
      <Link to={paths.department(menu_slug)}>
        {picture && (
          <SitePicture
            name={picture}
            alt=""
            sizes="(min-width: 1025px) 33vw, (min-width: 481px) 50vw, 100vw"
          />
        )}
        <span className="departments-name">{name}</span>
        <span className="departments-count">{messages.materialCount(count(countOf(department)))}</span>
      </Link>
    </li>
  )
}

const countOf = (department: { categories: { product_count: number }[] }) =>
  department.categories.reduce((sum, category) => sum + category.product_count, 0)

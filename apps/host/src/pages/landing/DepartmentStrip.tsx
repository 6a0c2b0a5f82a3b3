import { count } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { useMenu } from '../../current/useShopState.ts'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../picture/SitePicture.tsx'
import './DepartmentStrip.css'

/** Departments that have a room of their own to show; the others are reached by the menu. */
const rooms = [
  { menuSlug: 'bathroom', picture: 'department-bathroom', alt: 'Bathroom in sage tile and walnut' },
  { menuSlug: 'kitchen', picture: 'department-kitchen', alt: 'Kitchen with an island and brass taps' },
  { menuSlug: 'flooring', picture: 'department-flooring', alt: 'Living room on a wide-plank oak floor' },
  {
    menuSlug: 'landscaping-outdoor',
    picture: 'department-landscaping-outdoor',
    alt: 'Patio with stone paving and a pool',
  },
] as const

export const DepartmentStrip = () => {
  const menu = useMenu()
  return (
    <section className="departments" aria-labelledby="by-department">
      <h2 id="by-department">Start with a room</h2>
      <ul>
        {rooms.map(({ menuSlug, picture, alt }) => {
          const department = menu.find((each) => each.menu_slug === menuSlug)
          return (
            <li key={menuSlug}>
              <Link to={paths.department(menuSlug)}>
                <SitePicture name={picture} sizes="(min-width: 1024px) 25vw, 50vw" alt={alt} />
                <span className="departments-name">{department?.name ?? menuSlug}</span>
                {department && countOf(department) > 0 && (
                  <span className="departments-count">{count(countOf(department))} materials</span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const countOf = (department: { categories: { product_count: number }[] }) =>
  department.categories.reduce((sum, category) => sum + category.product_count, 0)

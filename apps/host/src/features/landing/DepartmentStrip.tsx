import { count } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { useMenu } from '../../shop-context/useShopState.ts'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { landingMessages as messages } from './messages.ts'
import './DepartmentStrip.css'

/** The departments in the catalogue's order, each with the room that it furnishes. */
const departments = [
  { slug: 'kitchen', name: messages.kitchen, picture: 'department-kitchen' },
  { slug: 'bathroom', name: messages.bathroom, picture: 'department-bathroom' },
  { slug: 'flooring', name: messages.flooring, picture: 'department-flooring' },
  { slug: 'tile-stone', name: messages.tileStone, picture: 'department-tile-stone' },
  { slug: 'lighting-fans', name: messages.lightingFans, picture: 'department-lighting-fans' },
  {
    slug: 'landscaping-outdoor',
    name: messages.landscapingOutdoor,
    picture: 'department-landscaping-outdoor',
  },
] as const

export const DepartmentStrip = () => {
  const menu = useMenu()
  return (
    <section className="landing-section" aria-labelledby="by-department">
      <h2 id="by-department">{messages.shopByDepartment}</h2>
      <ul className="departments">
        {departments.map(({ slug, name, picture }) => {
          const shown = menu.find((each) => each.menu_slug === slug)
          if (menu.length > 0 && !shown) return null
          return (
            <li key={slug}>
              <Link to={paths.department(slug)}>
                <SitePicture
                  name={picture}
                  alt=""
                  sizes="(min-width: 1025px) 33vw, (min-width: 481px) 50vw, 100vw"
                />
                <span className="departments-name">{shown?.name ?? name}</span>
                <span className="departments-count">
                  {shown ? messages.materialCount(count(countOf(shown))) : ''}
                </span>
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

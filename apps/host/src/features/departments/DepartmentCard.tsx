import type { ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { useId } from 'react'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { CategoryRow } from './CategoryRow.tsx'
import { PlaceButtons } from './PlaceButtons.tsx'
import type { Arranging } from './useDepartments.ts'
import { departmentsMessages as messages } from './messages.ts'

type Props = {
  department: ArrangedDepartment
  at: { place: number; count: number }
  arranging: Arranging
  onOpen: (opened: string) => void
  onAddCategory: () => void
  onAddBelow: (parentId: number) => void
}

/** A department with the categories that are at home in it, in the order of the menu. */
export const DepartmentCard = ({ department, at, arranging, ...rest }: Props) => {
  const title = useId()
  const { id, name, slug, is_hidden, categories, also_shows } = department
  return (
    <section className="departments-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>
          <button type="button" className="form-link" onClick={() => rest.onOpen(`d${id}`)}>
            {name}
          </button>
        </h2>
        {is_hidden && <StatusChip tone="waiting">{messages.hidden}</StatusChip>}
        <PlaceButtons kind="departments" entry={department} at={at} arranging={arranging} />
        <p>
          {messages.addressOfDepartment(slug)} · {messages.categories(categories.length)} ·{' '}
          {messages.products(department.active_count, department.product_count)}
        </p>
      </header>
      {categories.length === 0 && <p className="departments-none">{messages.noCategories}</p>}
      <ul className="departments-list">
        {categories.map((category, place) => (
          <CategoryRow
            key={category.id}
            category={category}
            at={{ place, count: categories.length }}
            arranging={arranging}
            onOpen={(opened) => rest.onOpen(`c${opened}`)}
            onAdd={rest.onAddBelow}
          />
        ))}
      </ul>
      {also_shows.length > 0 && <p className="departments-also">{messages.alsoShows(also_shows)}</p>}
      <button type="button" className="button quiet" onClick={rest.onAddCategory}>
        {messages.addCategory}
        <span className="visually-hidden">{messages.addTo(name)}</span>
      </button>
    </section>
  )
}

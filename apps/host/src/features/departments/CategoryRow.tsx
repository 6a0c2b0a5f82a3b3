import type { CategoryShelf, SubcategoryShelf } from '@showroom/contract/catalogue/departments'
import { useId, useState } from 'react'
import { CategoryPicture } from '../../kit/picture/CategoryPicture.tsx'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { ShelfButtons } from './ShelfButtons.tsx'
import type { Arranging } from './useDepartments.ts'
import { departmentsMessages as messages } from './messages.ts'

type At = { place: number; count: number }
export type RowProps = {
  arranging: Arranging
  at: At
  onOpen: (id: number) => void
  onAdd: (parentId: number) => void
}

/** A category, with its subcategories once they are asked for. */
export const CategoryRow = ({ category, ...rest }: RowProps & { category: CategoryShelf }) => {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { id, name, slug, picture, children } = category
  return (
    <li className="departments-category">
      <div className="departments-row">
        <span className="departments-thumb">
          <CategoryPicture slug={slug} sizes="48px" picture={picture} />
        </span>
        <Named shelf={category} onOpen={rest.onOpen}>
          <button
            type="button"
            className="departments-fold"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {messages.kinds(children.length)}
            <span className="visually-hidden"> {name}</span>
          </button>
        </Named>
        <Facts shelf={category} />
        <ShelfButtons kind="categories" shelf={category} at={rest.at} arranging={rest.arranging} />
      </div>
      <div id={list} hidden={!isOpen} className="departments-kinds">
        {children.length === 0 && <p>{messages.noKinds}</p>}
        <ul>
          {children.map((kind, place) => (
            <SubcategoryRow key={kind.id} {...rest} kind={kind} at={{ place, count: children.length }} />
          ))}
        </ul>
        <button type="button" className="button quiet" onClick={() => rest.onAdd(id)}>
          {messages.addSubcategory}
          <span className="visually-hidden">{messages.addTo(name)}</span>
        </button>
      </div>
    </li>
  )
}

const SubcategoryRow = ({ kind, at, arranging, onOpen }: RowProps & { kind: SubcategoryShelf }) => (
  <li className="departments-row departments-kind">
    <Named shelf={kind} onOpen={onOpen} />
    <Facts shelf={kind} />
    <ShelfButtons kind="categories" shelf={kind} at={at} arranging={arranging} />
  </li>
)

type NamedProps = {
  shelf: Pick<SubcategoryShelf, 'id' | 'name' | 'slug'>
  onOpen: (id: number) => void
  children?: React.ReactNode
}

const Named = ({ shelf: { id, name, slug }, onOpen, children }: NamedProps) => (
  <span className="departments-name">
    <button type="button" className="form-link" onClick={() => onOpen(id)}>
      {name}
    </button>
    <small>{messages.addressOfCategory(slug)}</small>
    {children}
  </span>
)

const Facts = ({ shelf }: { shelf: SubcategoryShelf }) => (
  <span className="departments-facts">
    <span>{messages.products(shelf.active_count, shelf.product_count)}</span>
    {shelf.is_hidden && <StatusChip tone="waiting">{messages.hidden}</StatusChip>}
  </span>
)

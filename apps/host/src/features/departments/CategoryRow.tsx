import type { ArrangedCategory, ArrangedSubcategory } from '@showroom/contract/catalogue/departments'
import { useId, useState } from 'react'
import { CategoryPicture } from '../../kit/picture/CategoryPicture.tsx'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { PlaceButtons } from './PlaceButtons.tsx'
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
export const CategoryRow = ({ category, ...rest }: RowProps & { category: ArrangedCategory }) => {
  const [isOpen, setOpen] = useState(false)
  const list = useId()
  const { id, name, slug, picture, children } = category
  return (
    <li className="departments-category">
      <div className="departments-row">
        <span className="departments-thumb">
          <CategoryPicture slug={slug} sizes="48px" picture={picture} />
        </span>
        <Named entry={category} onOpen={rest.onOpen}>
          <button
            type="button"
            className="departments-fold"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setOpen(!isOpen)}
          >
            {messages.subcategories(children.length)}
            <span className="visually-hidden"> {name}</span>
          </button>
        </Named>
        <Facts entry={category} />
        <PlaceButtons kind="categories" entry={category} at={rest.at} arranging={rest.arranging} />
      </div>
      <div id={list} hidden={!isOpen} className="departments-below">
        {children.length === 0 && <p>{messages.noSubcategories}</p>}
        <ul>
          {children.map((subcategory, place) => (
            <SubcategoryRow
              key={subcategory.id}
              {...rest}
              subcategory={subcategory}
              at={{ place, count: children.length }}
            />
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

const SubcategoryRow = ({
  subcategory,
  at,
  arranging,
  onOpen,
}: RowProps & { subcategory: ArrangedSubcategory }) => (
  <li className="departments-row departments-subcategory">
    <Named entry={subcategory} onOpen={onOpen} />
    <Facts entry={subcategory} />
    <PlaceButtons kind="categories" entry={subcategory} at={at} arranging={arranging} />
  </li>
)

type NamedProps = {
  entry: Pick<ArrangedSubcategory, 'id' | 'name' | 'slug'>
  onOpen: (id: number) => void
  children?: React.ReactNode
}

const Named = ({ entry: { id, name, slug }, onOpen, children }: NamedProps) => (
  <span className="departments-name">
    <button type="button" className="form-link" onClick={() => onOpen(id)}>
      {name}
    </button>
    <small>{messages.addressOfCategory(slug)}</small>
    {children}
  </span>
)

const Facts = ({ entry }: { entry: ArrangedSubcategory }) => (
  <span className="departments-facts">
    <span>{messages.products(entry.active_count, entry.product_count)}</span>
    {entry.is_hidden && <StatusChip tone="waiting">{messages.hidden}</StatusChip>}
  </span>
)

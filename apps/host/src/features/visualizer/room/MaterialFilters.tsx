import type { Facet, Sort } from '@showroom/contract/catalogue/catalogue'
import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { shelvesFor } from '@showroom/contract/visualizer/places'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { fixtureMessages } from './fixture.messages.ts'
import { nameOfKind } from './kinds.messages.ts'
import { roomMessages as messages } from './messages.ts'
import { finishesFor, isNarrowed, type MaterialsAsked, nothingWished, type Wish } from './useMaterials.ts'

type Props = {
  asked: Pick<MaterialsAsked, 'surface' | 'area' | 'metal'>
  wish: Wish
  /** The category that is shown, and what its goods can be chosen by; nothing while they are looked for. */
  shown: { category: { slug_url: string } | null; facets: readonly Facet[] } | undefined
  onWish: (changed: Partial<Wish>) => void
}

/** What somebody may wish of a material: its kind, a word, and what its category is chosen by. */
export const MaterialFilters = ({ asked, wish, shown, onWish }: Props) => {
  const { surface, area, metal } = asked
  const kinds = shelvesFor(surface)
  const search = isFixture(surface) ? fixtureMessages.search : messages.search
  return (
    <>
      {kinds.length > 1 && (
        <SelectField
          name="kind"
          label={messages.kind}
          value={wish.kind ?? shown?.category?.slug_url ?? kinds[0] ?? ''}
          options={kinds.map((value) => ({ value, label: nameOfKind(value) }))}
          // What one category is chosen by says nothing in another.
          onChange={(kind) => onWish({ kind, facets: {} })}
        />
      )}
      <input
        type="search"
        className="form-input"
        value={wish.search}
        placeholder={search}
        aria-label={search}
        onChange={(event) => onWish({ search: event.currentTarget.value })}
      />
      {area > 0 && (
        <label className="room-check">
          <input
            type="checkbox"
            checked={wish.isInStock}
            onChange={(event) => onWish({ isInStock: event.currentTarget.checked })}
          />
          {messages.inStockFor(area)}
        </label>
      )}
      {metal && finishesFor(asked).length > 0 && (
        <label className="room-check">
          <input
            type="checkbox"
            checked={wish.isInMetal}
            onChange={(event) => onWish({ isInMetal: event.currentTarget.checked })}
          />
          {fixtureMessages.inMetal(metal)}
        </label>
      )}
      <More {...{ wish, onWish }} facets={shown?.facets ?? []} />
    </>
  )
}

type MoreProps = { wish: Wish; facets: readonly Facet[]; onWish: Props['onWish'] }

/** Folded: most people look at pictures. */
const More = ({ wish, facets, onWish }: MoreProps) => {
  const chosen = Object.keys(wish.facets).length
  const choose = (key: string, value: string) => {
    const { [key]: _before, ...others } = wish.facets
    onWish({ facets: value === '' ? others : { ...others, [key]: value } })
  }
  return (
    <details className="room-filters">
      <summary>{messages.filters(chosen)}</summary>
      <div className="room-filter-fields">
        <SelectField
          name="sort"
          label={messages.sort}
          value={wish.sort}
          options={sorts.map((value) => ({ value, label: messages.sorts[value] }))}
          onChange={(value) => onWish({ sort: sorts.find((each) => each === value) ?? 'featured' })}
        />
        {facets.filter(isAChoice).map(({ key, label, unit, values }) => (
          <SelectField
            key={key}
            name={`facet-${key}`}
            label={unit === null ? label : `${label}, ${unit}`}
            empty={messages.any}
            value={wish.facets[key] ?? ''}
            options={values.map((each) => ({ value: each.value, label: messages.facetValue(each) }))}
            onChange={(value) => choose(key, value)}
          />
        ))}
        {isNarrowed(wish) && (
          <button
            type="button"
            className="form-link"
            onClick={() => onWish({ ...nothingWished, kind: wish.kind })}
          >
            {messages.clearFilters}
          </button>
        )}
      </div>
    </details>
  )
}

const sorts = [
  'featured',
  'price_low',
  'price_high',
  'newest',
  'lead_time',
] as const satisfies readonly Sort[]

/** One value is no choice, unless it is the one that was chosen. */
const isAChoice = ({ values }: Facet): boolean => values.length > 1 || values.some(({ selected }) => selected)

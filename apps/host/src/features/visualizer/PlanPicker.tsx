import { pageSize } from '@showroom/contract/policy/figures'
import { planRoomTypes, planShapes } from '@showroom/contract/visualizer/surfaces'
import { Link, useSearchParams } from 'react-router'
import { usePublicRead } from '../../data/usePublicRead.ts'
import { atOnce } from '../../kit/at-once.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { guestCartToken } from '../../session/guest-cart.ts'
import { useRestored } from '../../ssr/useIsHydrated.ts'
import { optionsOf } from '../projects/words.ts'
import { PlanCard } from './PlanCard.tsx'
import { useCounts } from './useCounts.ts'
import { visualizerMessages as messages } from './messages.ts'
import { visualizerPaths } from './visualizer-paths.ts'
import '../account/Account.css'
import '../../kit/form/form.css'
import './Visualizer.css'

const sides = [6, 8, 10, 12, 14, 16, 20] as const

const sideOf = (typed: string | null) => sides.find((feet) => String(feet) === typed)

const readAsked = (query: URLSearchParams) => ({
  room_type: planRoomTypes.find((type) => type === query.get('type')),
  shape: planShapes.find((shape) => shape === query.get('shape')),
  width: sideOf(query.get('width')),
  length: sideOf(query.get('length')),
  page: Number(query.get('page')) || 1,
})

/** /visualize/plans: what is looked for stands in the address. */
export const PlanPicker = () => {
  const [query, setQuery] = useSearchParams()
  const { width, length, ...asked } = readAsked(query)
  usePageTitle(messages.plans)
  // A guest’s own plans go by the cart, which the server that draws the page knows nothing of.
  const [hasCart] = useRestored(() => guestCartToken() !== null, false)
  const sent = {
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    ...(width ? { max_width: width * 1_000 } : {}),
    ...(length ? { max_length: length * 1_000 } : {}),
    page_size: pageSize,
  }
  const read = usePublicRead({
    key: `floorplans ${JSON.stringify(sent)}${hasCart ? ' with a cart' : ''}`,
    ask: (call, signal) => call('GET /api/visualization/floorplans', { query: sent, signal }),
  })
  const template = query.get('template')
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next, { ...atOnce, preventScrollReset: true })
  }
  return (
    <div className="page">
      <PlansHead template={template} />
      <PlanFilters query={query} onChange={change} />
      <Loaded read={read} rows={3}>
        {({ data, nearest, total, last_page }) => (
          <>
            {total === 0 && nearest.length === 0 ? (
              <Empty picture="empty-projects" sentence={messages.noneAtAll}>
                <button type="button" className="button" onClick={() => setQuery({})}>
                  {messages.showAll}
                </button>
              </Empty>
            ) : (
              <p className="visualizer-count" role="status">
                {total === 0 ? messages.nonePlans : messages.found(total)}
              </p>
            )}
            <ul className="plan-cards">
              {(total === 0 ? nearest : data).map((card) => (
                <PlanCard key={card.id} card={card} template={template} onRemoved={read.retry} />
              ))}
            </ul>
            <Pagination
              of={messages.pagesOfPlans}
              page={Math.min(asked.page, last_page)}
              lastPage={last_page}
              onPage={(page) => change('page', String(page))}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

const PlansHead = ({ template }: { template: string | null }) => {
  const counts = useCounts()
  return (
    <header className="page-head">
      <h1>{messages.plans}</h1>
      <p>
        {counts === null ? messages.about : messages.plansAbout(counts.floorplans)}{' '}
        <Link to={visualizerPaths.ownPlan({ template })}>{messages.ownPlan}</Link>
      </p>
    </header>
  )
}

type FiltersProps = { query: URLSearchParams; onChange: (name: string, value: string) => void }

const PlanFilters = ({ query, onChange }: FiltersProps) => (
  <div className="visualizer-filters" role="search" aria-label={messages.filters}>
    <SelectField
      name="type"
      label={messages.room}
      empty={messages.anyRoom}
      options={optionsOf(messages.rooms)}
      value={query.get('type') ?? ''}
      onChange={(value) => onChange('type', value)}
    />
    <SelectField
      name="shape"
      label={messages.shape}
      empty={messages.anyShape}
      options={optionsOf(messages.shapes)}
      value={query.get('shape') ?? ''}
      onChange={(value) => onChange('shape', value)}
    />
    {(['width', 'length'] as const).map((side) => (
      <SelectField
        key={side}
        name={side}
        label={messages.upToSide[side]}
        empty={messages.anySize}
        options={sides.map((feet) => ({ value: String(feet), label: messages.upTo(feet) }))}
        value={query.get(side) ?? ''}
        onChange={(value) => onChange(side, value)}
      />
    ))}
  </div>
)

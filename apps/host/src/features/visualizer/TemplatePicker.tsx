import { planRoomTypes, roomStyles, styleNames } from '@showroom/contract/visualizer/surfaces'
import { Link, useSearchParams } from 'react-router'
import { usePublicRead } from '../../data/usePublicRead.ts'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { optionsOf } from '../projects/words.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { visualizerMessages as messages } from './messages.ts'
import { visualizerPaths } from './visualizer-paths.ts'
import '../account/Account.css'
import '../../kit/form/form.css'
import './Visualizer.css'

const tiers = [1, 2, 3, 4] as const
const pageSize = 24

const readAsked = (query: URLSearchParams) => ({
  room_type: planRoomTypes.find((type) => type === query.get('type')),
  style: roomStyles.find((style) => style === query.get('style')),
  tier: tiers.find((tier) => String(tier) === query.get('tier')),
  floorplan: query.get('plan') || undefined,
  page: Number(query.get('page')) || 1,
})

/** /visualize/templates: looks, priced for their own plan or for the one that somebody has chosen. */
export const TemplatePicker = () => {
  const [query, setQuery] = useSearchParams()
  const asked = readAsked(query)
  const showroom = useCurrentShowroom((state) => state.showroom)
  usePageTitle(messages.templates)
  // A plan is of one kind of room: its templates are asked for by it alone.
  const { room_type, ...rest } = asked
  const sent = {
    ...Object.fromEntries(
      Object.entries(asked.floorplan ? rest : { ...rest, room_type }).filter(([, value]) => value !== undefined),
    ),
    showroom,
    page_size: pageSize,
  }
  const read = usePublicRead({
    key: `templates ${JSON.stringify(sent)}`,
    ask: (call, signal) => call('GET /api/visualization/templates', { query: sent, signal }),
  })
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next, { preventScrollReset: true })
  }
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.templates}</h1>
        <p>{messages.templatesAbout}</p>
        {asked.floorplan && (
          <p>
            <Link to={visualizerPaths.plans()}>{messages.changePlan}</Link>
          </p>
        )}
      </header>
      <TemplateFilters query={query} hasPlan={asked.floorplan !== undefined} onChange={change} />
      <Loaded read={read} rows={3}>
        {({ data, total, last_page }) =>
          total === 0 ? (
            <Empty picture="empty-projects" sentence={messages.noneTemplates}>
              <button type="button" className="button" onClick={() => setQuery({})}>
                {messages.showAll}
              </button>
            </Empty>
          ) : (
            <>
              <p className="visualizer-count" role="status">
                {messages.found(total)}
              </p>
              <ul className="template-cards">
                {data.map((card, index) => (
                  <TemplateCard key={card.id} card={card} plan={asked.floorplan ?? null} isFirst={index === 0} />
                ))}
              </ul>
              <Pagination page={asked.page} lastPage={last_page} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

type FiltersProps = {
  query: URLSearchParams
  hasPlan: boolean
  onChange: (name: string, value: string) => void
}

const TemplateFilters = ({ query, hasPlan, onChange }: FiltersProps) => (
  <div className="visualizer-filters" role="search" aria-label={messages.filters}>
    {!hasPlan && (
      <SelectField
        name="type"
        label={messages.room}
        empty={messages.anyRoom}
        options={optionsOf(messages.rooms)}
        value={query.get('type') ?? ''}
        onChange={(value) => onChange('type', value)}
      />
    )}
    <SelectField
      name="style"
      label={messages.style}
      empty={messages.anyStyle}
      options={optionsOf(styleNames)}
      value={query.get('style') ?? ''}
      onChange={(value) => onChange('style', value)}
    />
    <SelectField
      name="tier"
      label={messages.budget}
      empty={messages.anyBudget}
      options={tiers.map((tier) => ({ value: String(tier), label: messages.tier(tier) }))}
      value={query.get('tier') ?? ''}
      onChange={(value) => onChange('tier', value)}
    />
  </div>
)

import { styleNames } from '@showroom/contract/visualizer/surfaces'
import { Link } from 'react-router'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { optionsOf } from '../projects/words.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { useCounts } from './useCounts.ts'
import { templateColors, tiers, useTemplates } from './useTemplates.ts'
import { visualizerMessages as messages } from './messages.ts'
import { visualizerPaths } from './visualizer-paths.ts'
import '../account/Account.css'
import '../../kit/form/form.css'
import './Visualizer.css'

/** /visualize/templates: looks, priced for their own plan or for the one that somebody has chosen. */
export const TemplatePicker = () => {
  const { query, asked, read, change, clear } = useTemplates()
  const counts = useCounts()
  usePageTitle(messages.templates)
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.templates}</h1>
        <p>{counts === null ? messages.templatesAbout : messages.templatesCounted(counts.templates)}</p>
        <p>
          <Link to={visualizerPaths.photo}>{messages.ownPhoto}</Link>
        </p>
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
              <button type="button" className="button" onClick={clear}>
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
                  <TemplateCard
                    key={card.id}
                    card={card}
                    plan={asked.floorplan ?? null}
                    isFirst={index === 0}
                  />
                ))}
              </ul>
              <Pagination
                of={messages.pagesOfTemplates}
                page={Math.min(asked.page, last_page)}
                lastPage={last_page}
                onPage={(page) => change('page', String(page))}
              />
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
      name="color"
      label={messages.color}
      empty={messages.anyColor}
      options={templateColors.map(({ color, name }) => ({ value: color, label: name }))}
      value={query.get('color') ?? ''}
      onChange={(value) => onChange('color', value)}
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

import type { Project } from '@showroom/contract/project/project'
import { projectFilters, type ProjectSort } from '@showroom/contract/project/project-choices'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { atOnce } from '../../kit/at-once.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { paths } from '../../paths.ts'
import { Pagination } from '../../kit/Pagination.tsx'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { NewProjectDialog } from './NewProjectDialog.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { type Listing, useProjectList } from './useProjectList.ts'
import { useTitle } from './useTitle.ts'
import { filterWords, sortWords } from './choice.messages.ts'
import { keyIn, optionsOf } from './words.ts'
import { projectMessages as messages } from './messages.ts'
import '../account/Account.css'
import '../../kit/form/form.css'
import './Projects.css'

/** /projects: what is kept in the address comes back with it. */
export const ProjectList = () => {
  const [query, setQuery] = useSearchParams()
  const [isStarting, setStarting] = useState(false)
  const navigate = useNavigate()
  const listing: Listing = {
    filter: keyIn(filterWords, query.get('filter') ?? '') ?? 'active',
    sort: keyIn(sortWords, query.get('sort') ?? '') ?? 'recent',
    s: query.get('s') ?? '',
    page: Number(query.get('page')) || 1,
  }
  const read = useProjectList(listing)
  useTitle(messages.yourProjects)
  const go = (changed: Partial<Listing>) => setQuery(queryOf({ ...listing, page: 1, ...changed }), atOnce)
  return (
    <div className="page">
      <header className="page-head projects-head">
        <h1>{messages.yourProjects}</h1>
        <button type="button" className="button" onClick={() => setStarting(true)}>
          {messages.newProject}
        </button>
      </header>
      <Tools key={listing.s} listing={listing} onChange={go} />
      <Loaded read={read} rows={2}>
        {({ data, last_page, total }) =>
          total === 0 ? (
            <NoProject listing={listing} onStart={() => setStarting(true)} onAll={() => setQuery({})} />
          ) : (
            <>
              <ul className="projects" aria-label={messages.listLabel(filterWords[listing.filter])}>
                {data.map((card) => (
                  <ProjectCard key={card.id} card={card} onChanged={read.retry} />
                ))}
              </ul>
              <Pagination
                of={messages.paginationOf}
                page={Math.min(listing.page, last_page)}
                lastPage={last_page}
                onPage={(page) => go({ page })}
              />
            </>
          )
        }
      </Loaded>
      {isStarting && (
        <NewProjectDialog
          onMade={(project: Project) => void navigate(paths.project(project.id))}
          onClose={() => setStarting(false)}
        />
      )}
    </div>
  )
}

const queryOf = ({ filter, sort, s, page }: Listing): Record<string, string> => ({
  ...(filter === 'active' ? {} : { filter }),
  ...(sort === 'recent' ? {} : { sort }),
  ...(s === '' ? {} : { s }),
  ...(page === 1 ? {} : { page: String(page) }),
})

type ToolsProps = { listing: Listing; onChange: (changed: Partial<Listing>) => void }

const Tools = ({ listing, onChange }: ToolsProps) => {
  const [typed, setTyped] = useState(listing.s)
  return (
    <div className="projects-tools">
      <PressedTabs
        label={messages.show}
        isToEdges
        tabs={projectFilters.map((filter) => ({ key: filter, name: filterWords[filter] }))}
        pressed={listing.filter}
        onPress={(filter) => onChange({ filter })}
      />
      <form
        role="search"
        className="projects-search"
        onSubmit={(event) => {
          event.preventDefault()
          onChange({ s: typed.trim() })
        }}
      >
        <input
          className="form-input"
          type="search"
          aria-label={messages.searchProjects}
          placeholder={messages.searchProjects}
          enterKeyHint="search"
          maxLength={80}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      <select
        className="form-input form-select projects-sort"
        aria-label={messages.sort}
        value={listing.sort}
        onChange={(event) => {
          const sort: ProjectSort = keyIn(sortWords, event.currentTarget.value) ?? 'recent'
          onChange({ sort })
        }}
      >
        {optionsOf(sortWords).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

type NoProjectProps = { listing: Listing; onStart: () => void; onAll: () => void }

const NoProject = ({ listing, onStart, onAll }: NoProjectProps) => {
  const isNarrowed = listing.filter !== 'active' || listing.s !== ''
  return (
    <Empty
      picture="empty-projects"
      sentence={isNarrowed ? messages.noProjectHereOthers : messages.noProjectYetA}
    >
      <button type="button" className="button" onClick={isNarrowed ? onAll : onStart}>
        {isNarrowed ? messages.showActiveProjects : messages.startAProject}
      </button>
    </Empty>
  )
}

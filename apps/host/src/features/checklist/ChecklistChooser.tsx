import type { ChecklistCard } from '@showroom/contract/checklist/checklist'
import { Link, Navigate } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { checklistMessages as messages } from './messages.ts'
import '../account/Account.css'
import '../projects/Projects.css'
import './Checklist.css'

/** /visualize/checklist: where somebody who has just signed in goes on. One project's checklist opens at once. */
export const ChecklistChooser = () => {
  const read = useRead('GET /api/projectChecklist', {})
  usePageTitle(messages.yourChecklists)
  return (
    <div className="page">
      <Loaded read={read} rows={3}>
        {({ data }) => {
          const [only, ...others] = data
          if (!only) return <NoProject />
          if (others.length === 0)
            return <Navigate to={paths.project(only.project_id, 'checklist')} replace />
          return <Choice cards={data} />
        }}
      </Loaded>
    </div>
  )
}

const NoProject = () => (
  <>
    <header className="page-head">
      <h1>{messages.yourChecklists}</h1>
    </header>
    <Empty picture="empty-projects" sentence={messages.noProject}>
      <Link className="button" to={paths.projects}>
        {messages.startAProject}
      </Link>
    </Empty>
  </>
)

const Choice = ({ cards }: { cards: readonly ChecklistCard[] }) => (
  <>
    <header className="page-head">
      <h1>{messages.yourChecklists}</h1>
      <p>{messages.chooseProject}</p>
    </header>
    <ul className="checklist-choice">
      {cards.map(({ project_id: id, name, company_name: company, count, decided, waiting }) => (
        <li key={id}>
          <Link to={paths.project(id, 'checklist')}>
            <strong>{name}</strong>
            <span className="project-soft">{company}</span>
            <span>{messages.progressOf(decided, count)}</span>
            {waiting > 0 && (
              <span className="checklist-chip" data-tone="needs">
                {messages.waitingFor(waiting)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </>
)

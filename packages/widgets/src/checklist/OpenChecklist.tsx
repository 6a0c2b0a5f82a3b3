import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { groupsOf } from '@showroom/contract/checklist/shown-rows.rules'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from '../shop/context.ts'
import { useShop } from '../shop/index.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Lazy } from '../ui/Lazy.tsx'
import { ChecklistHead } from './ChecklistHead.tsx'
import { ChecklistSkeleton } from './ChecklistSkeleton.tsx'
import { Decision } from './Decision.tsx'
import { checklistWords as words } from './messages.ts'
import { openChecklist, type OpenedChecklist } from './open-checklist.ts'

/** Who else is here is seen once one can read. */
const loadPeople = () => import('../presence/people-door.ts')

type Props = { project: string; back?: ReactNode }

/** The decisions of one project, kept right as long as they are on the page. */
export const OpenChecklist = ({ project, back }: Props) => {
  const list = useOpened(project)
  return list ? <Loaded project={project} list={list} back={back} /> : <ChecklistSkeleton />
}

/** Opened with the page, and closed with it. */
const useOpened = (project: string): OpenedChecklist | null => {
  const shop = useShop()
  const [list, setList] = useState<OpenedChecklist | null>(null)
  useEffect(() => {
    const opened = openChecklist(shop, project)
    setList(opened)
    void opened.load()
    return opened.close
  }, [shop, project])
  return list
}

type LoadedProps = Props & { list: OpenedChecklist; back: ReactNode }

const Loaded = ({ project, list, back }: LoadedProps) => {
  const { about, rows, failure, connection } = useStore(list.view, (view) => view)
  if (connection === 'gone') return <EmptyState isAlert title={words.gone} text={words.goneText} />
  if (!about && failure !== null)
    return <ErrorState title={words.failed} text={words.failedText} onRetry={() => void list.load()} />
  if (!about) return <ChecklistSkeleton />
  return (
    <section className="checklist" part="checklist" aria-label={words.checklistOf(about.name)}>
      {back}
      <ChecklistHead about={about} rows={rows} list={list} />
      <Lazy
        load={loadPeople}
        widget={{ project, hear: list.hear, onHere: (here) => list.view.setState({ here }) }}
      />
      {connection === 'waiting' && (
        <p className="checklist-banner" role="status">
          {words.reconnecting}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <Groups about={about} rows={rows} list={list} />
      )}
    </section>
  )
}

type GroupsProps = { about: ChecklistAbout; rows: readonly Selection[]; list: OpenedChecklist }

const Groups = ({ about, rows, list }: GroupsProps) =>
  groupsOf(rows, about, words.noRoom).map((group) => (
    <section key={group.id} aria-label={group.name}>
      <h3>{group.name}</h3>
      <ul className="checklist-rows">
        {group.rows.map((row) => (
          <Decision key={row.id} row={row} about={about} list={list} />
        ))}
      </ul>
    </section>
  ))

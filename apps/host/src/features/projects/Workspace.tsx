import type { Project } from '@showroom/contract/project/project'
import { type ComponentType, useEffect, useRef } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { Loaded } from '../../kit/Loaded.tsx'
import { useRead } from '../../data/useRead.ts'
import { Breadcrumb } from '../../layout/Breadcrumb.tsx'
import { paths } from '../../paths.ts'
import { BudgetRail } from './BudgetRail.tsx'
import { ChatTab } from '../chat/ChatTab.tsx'
import { chatMessages } from '../chat/messages.ts'
import { FilesTab } from './FilesTab.tsx'
import { ItemsTab } from './ItemsTab.tsx'
import { OrdersTab } from './OrdersTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { PeopleTab } from './PeopleTab.tsx'
import { RoomsTab } from './RoomsTab.tsx'
import { useTitle } from './useTitle.ts'
import { projectMessages as messages } from './messages.ts'
import '../account/Account.css'
import '../../kit/form/form.css'
import './Projects.css'
import './Workspace.css'

export type TabProps = { project: Project; onChange: (project: Project) => void }

const tabs = [
  { path: 'overview', label: messages.overview, Content: OverviewTab },
  { path: 'rooms', label: messages.rooms, Content: RoomsTab },
  { path: 'items', label: messages.items, Content: ItemsTab },
  { path: 'orders', label: messages.ordersTab, Content: OrdersTab },
  { path: 'chat', label: chatMessages.chat, Content: ChatTab, isWide: true },
  { path: 'files', label: messages.files, Content: FilesTab },
  { path: 'people', label: messages.people, Content: PeopleTab },
] as const satisfies readonly Tab[]

export type Tab = {
  path: string
  label: string
  Content: ComponentType<TabProps>
  /** It needs the space of what stands beside the others. */
  isWide?: boolean
}

/** What concepts above projects show in them stands after the rooms. */
const withMore = (more: readonly Tab[]): Tab[] => [...tabs.slice(0, 2), ...more, ...tabs.slice(2)]

/** /projects/{id} and /projects/{id}/{tab}. */
export const Workspace = ({ more }: { more: readonly Tab[] }) => {
  const { id = '', tab: path } = useParams()
  const read = useRead('GET /api/project/{id}', { params: { id } })
  const all = withMore(more)
  const tab = path === undefined ? tabs[0] : all.find((each) => each.path === path)
  if (!tab) return <Navigate to={paths.notFound} replace />
  return (
    <div className="page page-top">
      <Loaded key={id} read={read}>
        {({ data }) => <Open project={data} tab={tab} all={all} onChange={read.replace} />}
      </Loaded>
    </div>
  )
}

type OpenProps = TabProps & { tab: Tab; all: readonly Tab[] }

const Open = ({ project, tab, all, onChange }: OpenProps) => {
  useTitle(`${project.name} · ${tab.label}`)
  const heading = useTabFocus(tab.path)
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: messages.yourProjects, to: paths.projects },
          { name: project.name, to: null },
        ]}
      />
      <header className="workspace-head">
        <h1>{project.name}</h1>
        <p className="project-soft">
          {[project.address || project.zip_code, messages.withPro(project.showroom.company_name)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <nav className="workspace-tabs" aria-label={project.name}>
        <ul>
          {tabsOf(project, all).map(({ path, label }) => (
            <li key={path}>
              <Link
                to={paths.project(project.id, path)}
                aria-current={path === tab.path ? 'page' : undefined}
              >
                {label}
                {path === 'items' && project.items.length > 0 && ` (${project.items.length})`}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="workspace" data-wide={tab.isWide || undefined}>
        <section className="workspace-tab" aria-labelledby="workspace-title">
          <h2 id="workspace-title" ref={heading} tabIndex={-1}>
            {tab.label}
          </h2>
          <tab.Content project={project} onChange={onChange} />
        </section>
        {!tab.isWide && <BudgetRail project={project} />}
      </div>
    </>
  )
}

/** Whoever may not order has no orders to see. */
const tabsOf = ({ can }: Project, all: readonly Tab[]): readonly Tab[] =>
  all.filter(({ path }) => path !== 'orders' || can.order)

/** Going to another tab goes on reading at its heading. */
const useTabFocus = (path: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== path) heading.current?.focus({ preventScroll: true })
    before.current = path
  }, [path])
  return heading
}

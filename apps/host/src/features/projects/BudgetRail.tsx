import type { Project } from '@showroom/contract/project/project'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { People } from './People.tsx'
import { projectMessages as messages } from './messages.ts'

/** Beside every tab: what it costs, when it starts, who is in it. Amounts that may not be seen are not there. */
export const BudgetRail = ({ project }: { project: Project }) => {
  const rows = rowsOf(project)
  return (
    <aside className="workspace-rail" aria-label={messages.budgetAndPeople}>
      {rows.length > 0 && (
        <section>
          <h2>{messages.budget}</h2>
          <dl className="workspace-sums">
            {rows.map(({ label, cents, isOver }) => (
              <div key={label} data-over={isOver || undefined}>
                <dt>{label}</dt>
                <dd>{cents === null ? messages.notSet : money(cents)}</dd>
              </div>
            ))}
          </dl>
          {project.order_count > 0 && (
            <p className="project-soft">
              {project.order_count === 1 ? messages.oneOrder : messages.orders(project.order_count)}{' '}
              {messages.soFar}
            </p>
          )}
        </section>
      )}
      {project.start_on && (
        <section>
          <h2>{messages.next}</h2>
          <p>{messages.targetStartOn(shownDay(project.start_on))}</p>
        </section>
      )}
      <section>
        <h2>{messages.people}</h2>
        <People people={project.members.filter(({ state }) => state === 'owner' || state === 'joined')} />
        <p>
          <Link to={paths.project(project.id, 'people')}>{messages.seeEverybody}</Link>
        </p>
      </section>
    </aside>
  )
}

type Row = { label: string; cents: number | null; isOver?: boolean }

const rowsOf = ({ budget_cents: budget, items_cents, in_cart_cents, ordered_cents }: Project): Row[] => {
  const left = budget && items_cents !== undefined ? budget - items_cents : null
  return [
    ...(budget === undefined ? [] : [{ label: messages.budget, cents: budget }]),
    ...(items_cents === undefined ? [] : [{ label: messages.chosen, cents: items_cents }]),
    ...(left === null
      ? []
      : [{ label: left < 0 ? messages.over : messages.left, cents: left, isOver: left < 0 }]),
    ...(in_cart_cents === undefined ? [] : [{ label: messages.inYourCart, cents: in_cart_cents }]),
    ...(ordered_cents === undefined ? [] : [{ label: messages.ordered, cents: ordered_cents }]),
  ]
}

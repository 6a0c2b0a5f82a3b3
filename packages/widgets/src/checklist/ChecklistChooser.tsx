import { useState } from 'react'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { ChecklistSkeleton } from './ChecklistSkeleton.tsx'
import { checklistWords as words } from './messages.ts'
import { OpenChecklist } from './OpenChecklist.tsx'

/** The projects of somebody in this showroom, and the checklist of the one that they opened. */
export const ChecklistChooser = () => {
  const { call } = useShop()
  const [opened, setOpened] = useState<string | null>(null)
  const [visits, setVisits] = useState(0)
  const answer = useAnswer({
    key: `checklists ${visits}`,
    ask: (signal) => call('GET /api/projectChecklist', { signal }),
  })
  if (answer.failure !== null)
    return <ErrorState title={words.failed} text={words.failedText} onRetry={answer.retry} />
  if (!answer.value) return <ChecklistSkeleton />
  const cards = answer.value.data
  const [first] = cards
  if (!first) return <EmptyState title={words.noProjects} text={words.noProjectsText} />
  const project = opened ?? (cards.length === 1 ? first.project_id : null)
  if (project !== null) {
    // What was decided there is counted here.
    const close = () => {
      setOpened(null)
      setVisits(visits + 1)
    }
    return (
      <OpenChecklist
        key={project}
        project={project}
        back={cards.length === 1 ? null : <Back onBack={close} />}
      />
    )
  }
  return (
    <ul className="checklist-cards" aria-label={words.projects}>
      {cards.map(({ project_id: id, name, count, decided, waiting }) => (
        <li key={id}>
          <button type="button" onClick={() => setOpened(id)}>
            <b>{name}</b>
            <span>
              {words.progress(decided, count)}
              {waiting > 0 && ` · ${words.waiting(waiting)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const Back = ({ onBack }: { onBack: () => void }) => (
  <Button kind="quiet" onClick={onBack}>
    {words.back}
  </Button>
)

import { OfPerson } from '../signed-in/index.ts'
import { ChecklistChooser } from './ChecklistChooser.tsx'
import { ChecklistSkeleton } from './ChecklistSkeleton.tsx'
import { checklistWords } from './messages.ts'
import { OpenChecklist } from './OpenChecklist.tsx'

export type ChecklistProps = {
  /** A project’s id; without one the visitor chooses among theirs. */
  project?: string | undefined
}

/** What a project decides, on a website of somebody else: looked at, decided on and bought from here. */
export const Checklist = ({ project }: ChecklistProps) => (
  <OfPerson
    title={checklistWords.signedOut}
    text={checklistWords.signedOutText}
    waiting={<ChecklistSkeleton />}
  >
    {project === undefined ? <ChecklistChooser /> : <OpenChecklist key={project} project={project} />}
  </OfPerson>
)

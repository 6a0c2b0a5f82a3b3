import { Skeleton } from '../ui/Skeleton.tsx'
import { checklistWords } from './messages.ts'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

/** The shape of a list before it comes. */
export const ChecklistSkeleton = () => (
  <div className="checklist" role="status">
    <span className="said">{checklistWords.loading}</span>
    {rows.map((row) => (
      <Skeleton key={row} height="64px" />
    ))}
  </div>
)

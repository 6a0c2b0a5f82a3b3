import { Loaded } from '../../kit/Loaded.tsx'
import { kitMessages } from '../../kit/messages.ts'
import type { TabProps } from '../projects/Workspace.tsx'
import { Checklist } from './Checklist.tsx'
import { useChecklist } from './useChecklist.ts'

/** /projects/{id}/checklist */
export const ChecklistTab = ({ project }: TabProps) => {
  const { read, stale, store } = useChecklist(project.id)
  return (
    <>
      {stale !== null && (
        <p className="workspace-warning" role="alert">
          {stale}{' '}
          <button type="button" className="account-plain" onClick={store.reload}>
            {kitMessages.tryAgain}
          </button>
        </p>
      )}
      <Loaded read={read} rows={6}>
        {({ checklist }) => <Checklist about={checklist} store={store} />}
      </Loaded>
    </>
  )
}

import { removalRefusal, type KeepingFacts } from '@showroom/contract/catalogue/departments.rules'
import { useState } from 'react'
import { AskDialog } from '../../kit/form/AskDialog.tsx'
import type { Arranging, Kind } from './useDepartments.ts'
import { departmentsMessages as messages } from './messages.ts'

type Props = {
  kind: Kind
  entry: KeepingFacts & { id: number; name: string }
  arranging: Arranging
  onRemoved: () => void
}

/** Removes what nothing stands in; for the rest it says why it stays. */
export const RemoveButton = ({ kind, entry, arranging: { remove, isBusy }, onRemoved }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const kept = removalRefusal(entry)
  if (kept !== null) return <p className="departments-kept">{kept}</p>
  const confirm = async () => {
    if (await remove(kind, entry.id)) onRemoved()
    else setAsking(false)
  }
  return (
    <>
      <button type="button" className="account-plain danger" onClick={() => setAsking(true)}>
        {messages.remove}
      </button>
      {isAsking && (
        <AskDialog
          title={messages.removeIt(entry.name)}
          confirm={messages.remove}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{messages.removeWords}</p>
        </AskDialog>
      )}
    </>
  )
}

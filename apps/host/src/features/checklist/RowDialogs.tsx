import { type ReactNode, useState } from 'react'
import { AskDialog } from '../../kit/form/AskDialog.tsx'
import { useChange } from '../projects/useChange.ts'
import { AddOptionDialog } from './AddOptionDialog.tsx'
import { AttachDialog } from './AttachDialog.tsx'
import { CostDialog } from './CostDialog.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { type OpenedDialog, RowDialogContext } from './open-row-dialog.ts'
import { PriceDialog } from './PriceDialog.tsx'
import { SelectionDialog } from './SelectionDialog.tsx'
import type { ChecklistProps, RowProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

/** Dialogs about a decision stand here: a row may be moved, filtered away or removed while somebody types. */
export const RowDialogs = ({ children, ...checklist }: ChecklistProps & { children: ReactNode }) => {
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  return (
    <RowDialogContext value={setOpened}>
      {children}
      {opened && <RowDialog {...checklist} opened={opened} onClose={() => setOpened(null)} />}
    </RowDialogContext>
  )
}

type Props = ChecklistProps & { opened: OpenedDialog; onClose: () => void }

const RowDialog = ({ opened, ...rest }: Props) => {
  const dialog = { ...rest, row: opened.row }
  switch (opened.which) {
    case 'edit':
      return <SelectionDialog {...dialog} />
    case 'option':
      return <AddOptionDialog {...dialog} />
    case 'file':
      return <AttachDialog {...dialog} />
    case 'cost':
      return <CostDialog row={opened.row} onClose={rest.onClose} />
    case 'price':
      return <PriceDialog option={opened.option} store={rest.store} onClose={rest.onClose} />
    case 'remove':
      return <RemoveDialog {...dialog} />
    case 'decide':
      return <DecideDialog {...dialog} step={opened.step} errors={opened.errors} />
  }
}

const RemoveDialog = ({ row, store, onClose }: RowProps & { onClose: () => void }) => {
  const { isBusy, change } = useChange()
  const remove = () =>
    void change(
      (asking) => asking('DELETE /api/projectChecklist/{id}', { params: { id: row.id } }),
      (rows) => {
        store.replaceAll(rows)
        onClose()
      },
    )
  return (
    <AskDialog
      title={messages.removeTitle(row.title)}
      confirm={messages.remove}
      isBusy={isBusy}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{messages.removeWords}</p>
    </AskDialog>
  )
}

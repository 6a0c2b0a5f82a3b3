import type { Selection, SelectionOption } from '@showroom/contract/checklist/checklist'
import type { SelectionAction } from '@showroom/contract/checklist/selection-status.rules'
import { createContext, useContext } from 'react'
import type { FieldErrors } from '../../data/failure.ts'

export type Step = { action: SelectionAction; optionId: string | null }

/** A dialog about a decision, and the decision as it was when it was opened. */
export type OpenedDialog = { row: Selection } & (
  | { which: 'edit' | 'option' | 'file' | 'remove' | 'cost' }
  | { which: 'price'; option: SelectionOption }
  | { which: 'decide'; step: Step; errors: FieldErrors }
)

export const RowDialogContext = createContext<(opened: OpenedDialog) => void>(() => undefined)

/** Opens it beside the table: what others do to the row does not close what is typed about it. */
export const useOpenRowDialog = () => useContext(RowDialogContext)

import { useSubmit } from '../../data/useSubmit.ts'
import { saveAsFile } from '../../kit/save-as-file.ts'
import { toast } from '../../kit/toast/toast.ts'
import { fetchAsPerson } from '../../session/fetch-as-person.ts'
import type { ChecklistProps } from './useChecklist.ts'
import { checklistMessages as messages } from './messages.ts'

type Props = Pick<ChecklistProps, 'about'> & {
  label: string
  /** Some of the decisions; all of them where it is left out. */
  ids?: readonly string[]
}

/** The selection sheet, with a place to sign. */
export const SheetButton = ({ about, label, ids }: Props) => {
  const { run, isBusy } = useSubmit(async () => {
    const asked = ids ? `?${new URLSearchParams({ selection_ids: ids.join(',') }).toString()}` : ''
    const answer = await fetchAsPerson(`/api/selection_sheet/${about.project_id}${asked}`, {}).catch(
      () => null,
    )
    if (answer?.ok) saveAsFile(await answer.blob(), messages.sheetName(about.name))
    else toast.error(messages.sheetNotLoaded)
  })
  return (
    <button
      type="button"
      className="button quiet"
      data-focus-home=""
      aria-disabled={isBusy || undefined}
      onClick={() => void run()}
    >
      {label}
    </button>
  )
}

import type { ChecklistAbout } from '@showroom/contract/checklist/checklist'
import type { Shop } from '../shop/index.ts'
import { checklistWords } from './messages.ts'

/** It comes with the session's token, which an address in a page could not carry. False where it did not come. */
export const fetchSheet = async (
  { apiBase, showroom, wire }: Shop,
  { project_id: id, name }: Pick<ChecklistAbout, 'project_id' | 'name'>,
): Promise<boolean> => {
  const answer = await wire
    .fetch(`${apiBase}/api/selection_sheet/${id}?showroom=${showroom}`, {})
    .catch(() => null)
  if (!answer?.ok) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = checklistWords.sheetName(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}

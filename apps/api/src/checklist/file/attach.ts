import { checklistMessages as say } from '@showroom/contract/checklist/checklist.messages'
import { mostAttached } from '@showroom/contract/checklist/selection-choices'
import { isLocked } from '@showroom/contract/checklist/selection-status.rules'
import { projectMessages } from '@showroom/contract/project/project.messages'
import { refuse, refuseInvalid, refuseUnknown } from '../../platform/http/domain-error.ts'
import { draftsNamed, publish, publishedFile } from '../../project/files/draft.store.ts'
import type { Work } from '../checklist-access.ts'
import { noteChange } from '../option/change-option.ts'
import type { JudgedSelection } from '../reading/judge-selection.ts'
import { rightsOn, rightsOnFile } from '../reading/selection-rights.ts'
import { attachFile, detachFile } from './selection-file.store.ts'

/** What was sent is checked already; with the decision everybody in the project has it. */
export const attach = async (work: Work, row: JudgedSelection, file: string): Promise<void> => {
  const { tx, access, now } = work
  requireOpen(work, row)
  if (row.files.some(({ publicId }) => publicId === file)) return
  if (row.files.length >= mostAttached)
    refuse(409, 'too_many', projectMessages.tooMany('files', mostAttached))
  const whose = { projectId: access.project.id, accountId: access.account.id }
  const [draft] = await draftsNamed(tx, { ...whose, files: [file] })
  const found = draft ?? (await publishedFile(tx, { ...whose, file }))
  if (!found) return refuseInvalid({ file_id: [say.unknownFile] })
  if (draft) await publish(tx, [draft.id])
  const attached = { selectionId: row.record.id, fileId: found.id, attachedBy: access.account.id, now }
  await attachFile(tx, attached)
  await noteChange(work, { row, kind: 'file_added' })
}

export const takeOffFile = async (work: Work, row: JudgedSelection, publicId: string): Promise<void> => {
  requireOpen(work, row)
  const file = row.files.find((each) => each.publicId === publicId) ?? refuseUnknown()
  if (!rightsOnFile(file, { row, access: work.access }).remove)
    refuse(403, 'not_allowed', projectMessages.notAllowed)
  await detachFile(work.tx, { selectionId: row.record.id, fileId: file.id })
  await noteChange(work, { row, kind: 'file_removed', text: file.fileName })
}

const requireOpen = ({ access }: Work, row: JudgedSelection) => {
  if (isLocked(row.status)) refuse(409, 'locked', say.locked)
  if (!rightsOn(row, access).change) refuse(403, 'not_allowed', projectMessages.notAllowed)
}

import { Workspace } from '../projects/Workspace.tsx'
import { ChecklistTab } from './ChecklistTab.tsx'
import { checklistMessages as messages } from './messages.ts'

const more = [{ path: 'checklist', label: messages.checklist, Content: ChecklistTab, isWide: true }]

/** A project with what stands above projects: its checklist. */
export const ProjectWorkspace = () => <Workspace more={more} />

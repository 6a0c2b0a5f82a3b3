import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { useLiveProject } from '../../data/useLiveProject.ts'
import { lasting, useRead } from '../../data/useRead.ts'
import { usePresence } from './usePresence.ts'

/** The decisions of a project as they were read, and what a change puts in their place. */
export const useChecklist = (projectId: string) => {
  const { replace, change, ...read } = useRead('GET /api/projectChecklist/{projectId}', {
    params: { projectId },
  })
  const { present, goTo, hear } = usePresence(projectId)
  useLiveProject(projectId, {
    cursor: read.last?.live ?? null,
    concept: 'checklist',
    onChange: read.retry,
    onWhisper: hear,
  })
  return {
    read: lasting(read),
    /** Why the last look failed, while what was there before is shown. */
    stale: read.kind === 'failed' && read.last ? read.sentence : null,
    store: {
      rows: read.last?.data ?? [],
      replaceAll: replace,
      replaceOne: (row: Selection) => change((rows) => rows.map((each) => (each.id === row.id ? row : each))),
      /** Somebody else changed it, or what stands around the decisions changed. */
      reload: read.retry,
      /** Who else is here, and where; and what tells them where one is oneself. */
      present,
      goTo,
    },
  }
}

export type ChecklistStore = ReturnType<typeof useChecklist>['store']

/** What every part of the screen is drawn from. */
export type ChecklistProps = { about: ChecklistAbout; store: ChecklistStore }
export type RowProps = ChecklistProps & { row: Selection }

import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { membershipsOf, removeMembershipsOf } from './members/member.store.ts'
import { projectsOf, removeProjectsOf } from './project.store.ts'

export const projectPersonalData = (db: Db): PersonalData[] => [
  {
    name: 'projects',
    show: ({ id }) => projectsOf(db, id),
    erase: (tx, accountId) => removeProjectsOf(tx, accountId),
  },
  {
    name: 'shared_projects',
    show: ({ id }) => membershipsOf(db, id),
    erase: (tx, accountId) => removeMembershipsOf(tx, accountId),
  },
]

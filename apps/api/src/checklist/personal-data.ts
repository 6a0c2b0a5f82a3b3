import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { commentsBy, forgetAuthor } from './comment/comment.store.ts'
import { costsBy, removeCostsOf } from './cost/cost.store.ts'
import { linksTo, removeLinksTo } from './link/link.store.ts'
import { eventsBy, forgetActor } from './selection/selection-event.store.ts'
import { removeTemplatesOf, templatesOf } from './template/template.store.ts'

export const checklistPersonalData = (db: Db): PersonalData[] => [
  {
    name: 'decisions',
    show: ({ id }) => eventsBy(db, id),
    erase: (tx, accountId) => forgetActor(tx, accountId),
  },
  {
    name: 'decision_comments',
    show: ({ id }) => commentsBy(db, id),
    erase: async (tx, accountId) => void (await forgetAuthor(tx, accountId)),
  },
  {
    // Of an address that they have proven: an unproven one may be somebody else's.
    name: 'approval_links',
    show: async ({ email, emailVerifiedAt }) => (emailVerifiedAt === null ? [] : linksTo(db, email)),
    erase: (tx, accountId) => removeLinksTo(tx, accountId),
  },
  {
    name: 'own_costs',
    show: ({ id }) => costsBy(db, id),
    erase: (tx, accountId) => removeCostsOf(tx, accountId),
  },
  {
    name: 'checklist_templates',
    show: ({ id }) => templatesOf(db, id),
    erase: (tx, accountId) => removeTemplatesOf(tx, accountId),
  },
]

import { accountByEmail } from '../account/account.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { itemsOf } from '../project/items/item.store.ts'
import { type Member, membersOf } from '../project/members/member.store.ts'
import {
  type AboutProject,
  projectDecided,
  projectInvited,
  projectJoined,
  projectOver,
  projectSuggested,
} from '../project/project-events.ts'
import { titleOf } from '../project/members/letters.ts'
import type { News } from './notification.ts'
import { nameOfProduct } from './product-name.store.ts'
import type { Listener } from './telling.ts'

const newsOf = (
  about: AboutProject,
  news: Pick<News, 'accountId' | 'kind' | 'cause'> & Partial<News>,
): News => ({
  subject: about.project,
  actorId: about.actorId,
  ...news,
  facts: { project_id: about.project, project: titleOf(about), ...news.facts },
})

/** Its owner, and those of its members who may decide; not who has just done something. */
const decidersOf = async (db: Queries, { projectId, ownerId, actorId }: AboutProject): Promise<number[]> => {
  const members = await membersOf(db, [projectId])
  const joined = members.filter(mayDecide).flatMap(({ accountId }) => accountId ?? [])
  return [...new Set([ownerId, ...joined])].filter((accountId) => accountId !== actorId)
}

const mayDecide = ({ right }: Member): boolean => right === 'approve' || right === 'order'

const suggestionsOf = async (db: Queries, projectId: number): Promise<number> =>
  (await itemsOf(db, [projectId])).filter(({ state }) => state === 'suggested').length

export const onProject = {
  project_invited: async (db, payload) => {
    const about = projectInvited.parse(payload)
    const member = (await membersOf(db, [about.projectId])).find(({ publicId }) => publicId === about.member)
    const account = member && (await accountByEmail(db, member.email))
    // Whoever only says that the address is theirs learns of no project.
    if (!account || account.emailVerifiedAt === null || member.accountId !== null) return {}
    const cause = `project ${about.project} invites ${about.member}`
    return { news: [newsOf(about, { accountId: account.id, kind: 'project_invited', cause })] }
  },
  project_joined: async (_db, payload, cause) => {
    const about = projectJoined.parse(payload)
    return {
      settled: [{ subject: about.project, kinds: ['project_invited'], accountId: about.actorId }],
      news:
        about.actorId === about.ownerId
          ? []
          : [newsOf(about, { accountId: about.ownerId, kind: 'project_joined', cause })],
    }
  },
  project_shared: async (_db, payload, cause) => {
    const about = projectJoined.parse(payload)
    const { accountId } = about
    return accountId === undefined
      ? {}
      : { news: [newsOf(about, { accountId, kind: 'project_shared', cause })] }
  },
  project_suggested: async (db, payload) => {
    const about = projectSuggested.parse(payload)
    // A list that is suggested item by item is one piece of news in an hour.
    const cause = `project ${about.project} suggestions of ${about.actorId} in hour ${about.hour}`
    if ((await suggestionsOf(db, about.projectId)) === 0) return {}
    const deciders = await decidersOf(db, about)
    return {
      news: deciders.map((accountId) => newsOf(about, { accountId, kind: 'project_suggested', cause })),
    }
  },
  project_decided: async (db, payload, cause) => {
    const about = projectDecided.parse(payload)
    const { suggestedBy: accountId, isChosen: is_chosen } = about
    const isLast = (await suggestionsOf(db, about.projectId)) === 0
    const item = await nameOfProduct(db, about.product)
    const facts = { item, is_chosen }
    return {
      settled: isLast ? [{ subject: about.project, kinds: ['project_suggested'] }] : [],
      news:
        accountId === null || accountId === about.actorId
          ? []
          : [newsOf(about, { accountId, kind: 'project_decided', cause, facts })],
    }
  },
  project_over: async (_db, payload) => {
    const { project: subject, accountId } = projectOver.parse(payload)
    const kinds = [
      'project_invited',
      'project_suggested',
      'checklist_waits',
      'price_asked',
      'chat_waiting',
    ] as const
    return { settled: [{ subject, kinds, ...(accountId === null ? {} : { accountId }) }] }
  },
} satisfies Record<string, Listener>

import { accountById } from '../account/account.store.ts'
import type { Decider } from '@showroom/contract/checklist/selection-choices'
import { lacksPrice } from '../checklist/option/option.store.ts'
import { type DecisionDue, decisionDue } from '../checklist/reminder/decision-due.ts'
import {
  type DecisionTold,
  decisionsSettled,
  decisionTold,
  pricesSettled,
} from '../checklist/selection/decision-told.ts'
import { titleOf } from '../project/members/letters.ts'
import { type Member, membersOf } from '../project/members/member.store.ts'
import type { News } from './notification.ts'
import type { Listener } from './telling.ts'

const mayDecide = ({ right, accountId }: Member): boolean =>
  accountId !== null && (right === 'approve' || right === 'order')

/** The role is the word for whose word a decision needs; what nobody of the members decides is the owner's. */
const decisionsOf = (
  { decisions }: DecisionDue,
  members: readonly Member[],
  accountId: number | null,
): DecisionDue['decisions'] => {
  const isOf = (decider: Decider) => members.filter(({ role }) => role === decider)
  return decisions.filter(({ decider }) =>
    accountId === null
      ? decider === 'client' || isOf(decider).length === 0
      : isOf(decider).some((member) => member.accountId === accountId),
  )
}

const newsOf = (about: DecisionDue, accountId: number, decisions: DecisionDue['decisions']): News[] => {
  const [first] = decisions.toSorted((one, other) => one.due.localeCompare(other.due))
  if (!first) return []
  return [
    {
      accountId,
      kind: 'decision_due',
      cause: `decisions of ${about.project} due ${about.today}`,
      subject: about.project,
      actorId: null,
      facts: {
        project_id: about.project,
        project: titleOf(about),
        item: first.title,
        count: decisions.length,
        day: first.due,
        is_late: first.due < about.today,
      },
    },
  ]
}

type InProject = { members: readonly Member[]; isOwnersPro: boolean }

/** The other side of whoever asks: Pros, and designers where there is none. A Pro has nobody to ask but themselves. */
const pricedBy = ({ ownerId, actorId }: DecisionTold, { members, isOwnersPro }: InProject): number[] => {
  const able = members.filter(({ right, sees }) => right !== 'view' && sees === 'yes')
  const ofRole = (wanted: Member['role']) =>
    able.flatMap(({ role, accountId }) => (role === wanted && accountId !== null ? [accountId] : []))
  const pros = [...(isOwnersPro ? [ownerId] : []), ...ofRole('pro')]
  const asked = pros.length > 0 ? pros : ofRole('designer')
  return actorId !== null && asked.includes(actorId) ? [] : asked
}

/** Those who act in the project; who only looks is told nothing of others' steps. */
const toldOf = (about: DecisionTold, inProject: InProject): number[] => {
  const { step, ownerId, actorId } = about
  if (step === 'ask_price') return [...new Set(pricedBy(about, inProject))]
  const joined = inProject.members.filter((member) => {
    if (isWaiting(step)) return mayDecide(member)
    return member.right !== 'view' && (step !== 'tell_price' || member.sees === 'yes')
  })
  return [...new Set([ownerId, ...joined.flatMap(({ accountId }) => accountId ?? [])])].filter(
    (accountId) => accountId !== actorId,
  )
}

const isWaiting = (step: DecisionTold['step']): boolean => step === 'choose' || step === 'request_change'

const kindOf = (step: DecisionTold['step']) => {
  if (step === 'ask_price') return 'price_asked'
  return isWaiting(step) ? 'checklist_waits' : 'checklist_told'
}

/** Choosing a whole room, or talking about one decision, is one piece of news in an hour; all else is each one's own. */
const causeOf = ({ step, project, selection, actorId, hour }: DecisionTold, cause: string): string => {
  if (step === 'choose') return `checklist ${project} choices of ${actorId} in hour ${hour}`
  if (step === 'comment') return `decision ${selection} comments of ${actorId} in hour ${hour}`
  return cause
}

const stepNews = (about: DecisionTold, cause: string): Omit<News, 'accountId'> => ({
  kind: kindOf(about.step),
  cause: causeOf(about, cause),
  subject: about.project,
  actorId: about.actorId,
  facts: {
    project_id: about.project,
    project: titleOf(about),
    item: about.title,
    count: about.count,
    step: about.step,
    ...(about.actorId === null ? { by: about.by } : {}),
  },
})

export const onChecklist = {
  decision_told: async (db, payload, cause) => {
    const about = decisionTold.parse(payload)
    // It was told before anybody read that it was asked for: jobs are done in any order.
    if (about.step === 'ask_price' && !(await lacksPrice(db, about.projectId))) return {}
    const members = await membersOf(db, [about.projectId])
    const isOwnersPro =
      about.step === 'ask_price' && (await accountById(db, about.ownerId))?.type === 'Contractor'
    const people = toldOf(about, { members, isOwnersPro })
    return { news: people.map((accountId) => ({ ...stepNews(about, cause), accountId })) }
  },
  decisions_settled: async (_db, payload) => {
    const { project: subject } = decisionsSettled.parse(payload)
    return { settled: [{ subject, kinds: ['checklist_waits'] }] }
  },
  prices_settled: async (_db, payload) => {
    const { project: subject } = pricesSettled.parse(payload)
    return { settled: [{ subject, kinds: ['price_asked'] }] }
  },
  decision_due: async (db, payload) => {
    const about = decisionDue.parse(payload)
    const members = (await membersOf(db, [about.projectId])).filter(mayDecide)
    const ofMembers = members.flatMap(({ accountId }) =>
      accountId === null ? [] : newsOf(about, accountId, decisionsOf(about, members, accountId)),
    )
    return { news: [...newsOf(about, about.ownerId, decisionsOf(about, members, null)), ...ofMembers] }
  },
} satisfies Record<string, Listener>

import type { Decider } from '@showroom/contract/checklist/selection-choices'
import { type DecisionDue, decisionDue } from '../checklist/reminder/decision-due.ts'
import { type DecisionTold, decisionsSettled, decisionTold } from '../checklist/selection/decision-told.ts'
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

/** Those who act in the project; who only looks is told nothing of others' steps. */
const toldOf = ({ step, ownerId, actorId }: DecisionTold, members: readonly Member[]): number[] => {
  const isWaiting = step === 'choose' || step === 'request_change'
  const joined = members.filter((member) => (isWaiting ? mayDecide(member) : member.right !== 'view'))
  return [...new Set([ownerId, ...joined.flatMap(({ accountId }) => accountId ?? [])])].filter(
    (accountId) => accountId !== actorId,
  )
}

const stepNews = (about: DecisionTold, cause: string): Omit<News, 'accountId'> => {
  const isWaiting = about.step === 'choose' || about.step === 'request_change'
  return {
    kind: isWaiting ? 'checklist_waits' : 'checklist_told',
    // Choosing a whole room is one piece of news in an hour; what was decided or asked is each one's own.
    cause:
      about.step === 'choose'
        ? `checklist ${about.project} choices of ${about.actorId} in hour ${about.hour}`
        : cause,
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
  }
}

export const onChecklist = {
  decision_told: async (db, payload, cause) => {
    const about = decisionTold.parse(payload)
    const people = toldOf(about, await membersOf(db, [about.projectId]))
    return { news: people.map((accountId) => ({ ...stepNews(about, cause), accountId })) }
  },
  decisions_settled: async (_db, payload) => {
    const { project: subject } = decisionsSettled.parse(payload)
    return { settled: [{ subject, kinds: ['checklist_waits'] }] }
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

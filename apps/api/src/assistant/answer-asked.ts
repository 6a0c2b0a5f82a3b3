import { accountById } from '../account/account.store.ts'
import { messageAt, messagesOf } from '../chat/message.store.ts'
import { officeSettingsOf } from '../chat/office-hours/office-hours.store.ts'
import { projectOfThread } from '../chat/reply-by-mail/reply-thread.store.ts'
import { sayAutomatically } from '../chat/say-automatically.ts'
import { lockThread, peopleOf } from '../chat/thread.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { JobHandler } from '../platform/jobs/job.ts'
import { accessibleProject } from '../project/project-access.store.ts'
import type { AccountInProject } from '../project/project-access.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { AssistantDeps } from './assistant-deps.ts'
import { type Asked, assistantAsked } from './assistant-events.ts'
import { findAnswer } from './find-answer.ts'
import { isAnswerer } from './answerer.ts'
import { isQuestion } from './question.ts'
import { isWaiting } from './wait.store.ts'
import { wordAnswer } from './word-answer.ts'

const mostSince = 50

/** Whether a person is there, has answered, or the client has said another thing since that is answered instead. */
const isTakenCareOf = async (
  db: Queries,
  { projectId, threadId, no, showroomId }: Asked,
): Promise<boolean> => {
  const { is_assistant_on: isOn } = await officeSettingsOf(db, showroomId)
  if (!isOn || (await isWaiting(db, threadId))) return true
  const asked = await messageAt(db, threadId, no)
  if (!asked || asked.isRemoved) return true
  const answerers = (await peopleOf(db, projectId)).filter(isAnswerer)
  if (answerers.some(({ seenNo }) => seenNo >= no)) return true
  const since = await messagesOf(db, threadId, { afterNo: no, most: mostSince })
  // That somebody has joined, or approved something, is no answer.
  return since
    .filter(({ kind }) => kind !== 'system')
    .some(({ kind, authorId, body }) =>
      authorId === asked.authorId
        ? isQuestion(body)
        : kind === 'assistant' || answerers.some(({ accountId }) => accountId === authorId),
    )
}

/** Who asked, as long as they are still in the project: nothing is told that they may not know. */
const askerOf = async ({ db, now }: AssistantDeps, asked: Asked): Promise<AccountInProject | null> => {
  const account = await accountById(db, asked.authorId)
  const id = await projectOfThread(db, asked.threadId)
  if (!account || id === null) return null
  const project = await accessibleProject(db, { named: 'project', id, accountId: account.id, now: now() })
  return project && { account, project }
}

export const answerAsked =
  (deps: AssistantDeps): JobHandler =>
  async (payload, { now, finish }) => {
    const asked = assistantAsked.parse(payload)
    const access = await askerOf(deps, asked)
    if (!access || (await isTakenCareOf(deps.db, asked))) return finish(async () => undefined)
    const body = await wordAnswer(deps, asked.body, await findAnswer(deps, access, asked.body))
    await finish(async (tx) => {
      const { projectId, no } = asked
      const threadId = await lockThread(tx, { projectId, publicId: newPublicId() })
      // Somebody may have answered while it was looked for.
      if (await isTakenCareOf(tx, asked)) return
      await sayAutomatically(tx, { projectId, threadId, body, replyTo: no, now })
    })
  }

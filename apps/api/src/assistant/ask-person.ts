import type { z } from 'zod'
import { hoursText } from '@showroom/contract/chat/office-hours.rules'
import { officeSettingsOf } from '../chat/office-hours/office-hours.store.ts'
import { sayAutomatically } from '../chat/say-automatically.ts'
import { lockThread, peopleOf, threadsOf } from '../chat/thread.store.ts'
import type { Queries } from '../platform/db/db.ts'
import type { Serve } from '../platform/http/serve.ts'
import { emit } from '../platform/jobs/emit.ts'
import { type AccountInProject, requireProjectAccess } from '../project/project-access.ts'
import { newPublicId } from '../shared/public-id.ts'
import type { AssistantDeps } from './assistant-deps.ts'
import type { chatWaiting } from './assistant-events.ts'
import { isAnswerer } from './answerer.ts'
import { saveWait } from './wait.store.ts'

const say = {
  told: (company: string) => `${company} is told.`,
  nobody: (company: string) =>
    `Nobody of ${company} is in this project yet, so nobody could read it. Invite them under People.`,
}

/** What is said to who asks. Who has asked already waits on: nothing is said or told twice. */
const wait = async (tx: Queries, access: AccountInProject, now: Date): Promise<string> => {
  const { account, project } = access
  const threadId = await lockThread(tx, { projectId: project.id, publicId: newPublicId() })
  if (!(await peopleOf(tx, project.id)).some(isAnswerer)) return say.nobody(project.companyName)
  const told = say.told(project.companyName)
  if (!(await saveWait(tx, threadId, now))) return told
  const { hours } = await officeSettingsOf(tx, project.showroomId)
  const whenOpen = hours ? ` They answer ${hoursText(hours)}.` : ''
  const body = `${account.firstName} asks for a person. ${told}${whenOpen}`
  await sayAutomatically(tx, { projectId: project.id, threadId, body, replyTo: null, now })
  const [thread] = await threadsOf(tx, [project.id], account.id)
  await tellWaiting(tx, access, { no: thread?.lastNo ?? 0, now })
  return told
}

const tellWaiting = (
  tx: Queries,
  { account, project }: AccountInProject,
  { no, now }: { no: number; now: Date },
) => {
  const about = { projectId: project.id, project: project.publicId, name: project.name }
  const payload = { ...about, no, actorId: account.id } satisfies z.infer<typeof chatWaiting>
  const cause = `chat_waiting ${project.publicId} ${no}`
  return emit(tx, { kind: 'chat_waiting', cause, payload, at: now })
}

export const assistantRoutes = (serve: Serve, deps: AssistantDeps) =>
  serve('POST /api/assistant/person', async ({ body }, who) => {
    const access = await requireProjectAccess(deps, who, { named: 'project', id: body.project })
    const message = await deps.db.transaction((tx) => wait(tx, access, deps.now()))
    return { success: true, data: null, message }
  })

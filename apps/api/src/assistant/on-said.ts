import { isOpenAt } from '@showroom/contract/chat/office-hours.rules'
import type { MessageSaid } from '../chat/chat-events.ts'
import { officeSettingsOf } from '../chat/office-hours/office-hours.store.ts'
import type { Queries } from '../platform/db/db.ts'
import { emit } from '../platform/jobs/emit.ts'
import type { Asked } from './assistant-events.ts'
import { isAnswerer } from './answerer.ts'
import { isQuestion } from './question.ts'
import { endWait, isWaiting } from './wait.store.ts'

/** Who reads along when nobody is expected answers themselves. */
const graceMs = 5_000

const isClient = ({ role }: MessageSaid): boolean => role === 'owner' || role === 'client'

/** A question of a client waits for its Pro in their hours, and hardly at all outside of them. A person's word ends it. */
export const onSaid = async (tx: Queries, said: MessageSaid, afterMs: number): Promise<void> => {
  const { projectId, threadId, no, body, authorId, showroomId, publicId, at } = said
  if (isAnswerer(said) && (await endWait(tx, threadId)))
    await emit(tx, {
      kind: 'chat_answered',
      cause: `chat_answered ${publicId}`,
      payload: { project: said.project },
      at,
    })
  if (!isClient(said) || !isQuestion(body) || (await isWaiting(tx, threadId))) return
  const { hours, is_assistant_on: isOn } = await officeSettingsOf(tx, showroomId)
  if (!isOn) return
  const isClosed = hours !== null && !isOpenAt(hours, at)
  const due = new Date(at.getTime() + (isClosed ? graceMs : afterMs))
  const payload = { projectId, threadId, no, body, authorId, showroomId } satisfies Asked
  await emit(tx, { kind: 'assistant_asked', cause: `assistant_asked ${publicId}`, payload, at, due })
}

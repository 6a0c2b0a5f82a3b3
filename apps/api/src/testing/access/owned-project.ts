import type { SelectionComment } from '@showroom/contract/checklist/selection-comment'
import type { ChatFile, ChatMessage } from '@showroom/contract/chat/chat'
import type { AllowancePool, Selection, SelectionTemplate } from '@showroom/contract/checklist/checklist'
import type { ApprovalLink } from '@showroom/contract/checklist/approval-link.endpoints'
import type { FastifyInstance } from 'fastify'
import { browserOn } from '../../account/testing/person.ts'
import { sendChatFile, sendFile } from '../../project/testing/send-file.ts'
import type { Objects } from './asked.ts'
import { canary } from './seats.ts'

type Kept = Pick<Objects, 'roomId' | 'itemId' | 'memberId' | 'fileId'>

/** A room, an item, an invitation, a file and a decision in it. */
export const fillProject = async (
  app: FastifyInstance,
  projectId: string,
  token: string,
): Promise<Kept & Decided> => {
  const ask = browserOn(app)
  const at = (what: string) => `POST /api/project/${projectId}/${what}`
  const room = { name: canary, type: 'bathroom', measures: {} }
  await ask(at('room'), { token, body: room })
  await ask(at('item'), { token, body: { items: [{ product_id: 'tile', qty: 2, note: canary }] } })
  const invitation = { email: `${canary}@people.test`, role: 'client', right: 'view', sees_prices: 'no' }
  await ask(at('member'), { token, body: invitation })
  const data = await sendFile(app, {
    projectId,
    token,
    fileName: `${canary}.csv`,
    bytes: `sku,qty\n${canary},1`,
  })
  const fileId = data.files[0]?.id ?? ''
  const decided = await fillChecklist(app, projectId, token)
  await ask(`POST /api/selection/${decided.selectionId}/file`, { token, body: { file_id: fileId } })
  return {
    roomId: data.rooms[0]?.id ?? '',
    itemId: data.items[0]?.id ?? '',
    memberId: data.members.find(({ id }) => id !== null)?.id ?? '',
    fileId,
    ...decided,
  }
}

type Decided = Pick<Objects, 'selectionId' | 'optionId' | 'commentId' | 'poolId' | 'templateId' | 'linkId'>

/** A decision with an option from elsewhere, a shared allowance and a template of it. */
const fillChecklist = async (app: FastifyInstance, projectId: string, token: string): Promise<Decided> => {
  const ask = browserOn(app)
  const at = (what: string) => `POST /api/projectChecklist/${projectId}/${what}`
  const body = { project_id: projectId, items: [{ title: canary, options: [{ name: canary }] }] }
  const { data } = await ask<{ append_items: Selection[] }>('POST /api/projectChecklist', { token, body })
  const comments = await ask<SelectionComment[]>(`POST /api/selection/${data.append_items[0]?.id}/comment`, {
    token,
    body: { text: canary },
  })
  const pool = { name: canary, amount_cents: 150_000 }
  const { data: pools } = await ask<AllowancePool[]>(at('pool'), { token, body: pool })
  const { data: templates } = await ask<SelectionTemplate[]>(at('template'), {
    token,
    body: { name: canary },
  })
  const link = { selection_ids: [data.append_items[0]?.id], email: `${canary}@people.test` }
  const { data: links } = await ask<ApprovalLink[]>(at('link'), { token, body: link })
  return {
    linkId: links[0]?.id ?? '',
    selectionId: data.append_items[0]?.id ?? '',
    optionId: data.append_items[0]?.options[0]?.id ?? '',
    commentId: comments.data[0]?.id ?? '',
    poolId: pools[0]?.id ?? '',
    templateId: templates[0]?.id ?? '',
  }
}

/** A message in it, and a file that is attached to none yet. */
export const beginChat = async (
  app: FastifyInstance,
  projectId: string,
  token: string,
): Promise<Pick<Objects, 'messageId' | 'draftId'>> => {
  const { data } = await browserOn(app)<{ message: ChatMessage }>('POST /api/projectChat', {
    token,
    body: { project: projectId, client_id: 'first', body: canary },
  })
  const draft = await sendChatFile(app, {
    projectId,
    token,
    fileName: `${canary}.csv`,
    bytes: `sku\n${canary}`,
  })
  return { messageId: data.message.id, draftId: draft.json<{ data: ChatFile }>().data.id }
}

import { z } from 'zod'
import { type EndpointTable, replyOf } from '../shared/endpoint.ts'
import { opaqueId } from '../shared/ids.ts'
import { pageQuery } from '../shared/paging.ts'
import { descending, sortsOf } from '../shared/sort.ts'
import { chatCardView, chatChoice } from './chat-card.ts'
import { chatFile, chatMessage, chatThread, projectChat } from './chat.ts'
import {
  cardKinds,
  fileGroups,
  fileSorts,
  longestMessage,
  mostCards,
  mostFilesOfMessage,
  reactionEmojis,
  shownCardKinds,
} from './chat-choices.ts'
import { chatMessages as say } from './chat.messages.ts'

/** Whoever is in the project; clients also on contractors' pages. */
const ofMembers = { access: 'member', roles: ['User', 'Contractor'] } as const
const body = z.string().max(longestMessage, say.tooLong)
const no = z.coerce.number().int().min(0).max(2_147_483_647)

/** `selection.ID,product.ID`: what cards stand for. */
const cardNames = z
  .string()
  .max(mostCards * 64)
  .transform((names) => names.split(',').map((name) => name.split('.')))
  .pipe(
    z
      .array(z.tuple([z.enum(shownCardKinds), opaqueId]).transform(([kind, id]) => ({ kind, id })))
      .max(mostCards),
  )

const isOneChange = ({ selection_id: _of, ...change }: Record<string, unknown>) =>
  Object.values(change).filter((one) => one !== undefined).length === 1

export const chatEndpoints = {
  'GET /api/projectChat': {
    summary: 'The chats of the caller’s projects, the newest first.',
    ...ofMembers,
    reply: replyOf(
      z.object({
        threads: z.array(chatThread),
        unread: z.int(),
        /** From where `GET /api/live` goes on with what is told to the caller alone. */
        live: z.string(),
      }),
    ),
  },
  'GET /api/projectChat/{projectId}': {
    summary: 'The chat of a project: its newest messages, older ones, what was searched for, or its files.',
    ...ofMembers,
    params: z.object({ projectId: opaqueId }),
    query: z.object({
      t: z.enum(['files']).optional(),
      /** Messages before this one. */
      before_no: no.optional(),
      s: z.string().trim().max(80).default(''),
      /** Of its files those of one group, a page at a time. */
      type: z.enum(fileGroups).optional(),
      sort: z.enum(sortsOf(fileSorts)).default(descending('when')),
      /** All files of the name that this one has, each once. */
      versions_of: opaqueId.optional(),
      page: pageQuery.page,
    }),
    reply: replyOf(projectChat),
  },
  'POST /api/projectChat': {
    summary: 'Says something. Sent again under the same client_id it is said once.',
    ...ofMembers,
    body: z
      .object({
        project: opaqueId,
        client_id: opaqueId,
        body: body.trim().default(''),
        card: z.object({ kind: z.enum(cardKinds), id: opaqueId }).optional(),
        files: z.array(opaqueId).max(mostFilesOfMessage, say.tooManyFiles).default([]),
        reply_to: no.optional(),
        mentions: z.array(opaqueId).max(30).default([]),
        /** What the sender has seen: everything since comes back. */
        after_no: no.optional(),
      })
      .refine(({ body: words, card, files }) => words !== '' || card || files.length > 0, {
        path: ['body'],
        message: say.empty,
      }),
    reply: replyOf(
      z.object({ Project_chats: z.array(chatMessage), room_files: z.array(chatFile), message: chatMessage }),
    ),
  },
  'GET /api/projectChat/{projectId}/cards': {
    summary: 'What cards of this chat show to the caller: what is gone, or never was here, is left out.',
    ...ofMembers,
    params: z.object({ projectId: opaqueId }),
    query: z.object({ of: cardNames }),
    reply: replyOf(z.array(chatCardView)),
  },
  'GET /api/projectChat/{projectId}/choices': {
    summary: 'What the caller can show in this chat: products, decisions or ordered items.',
    ...ofMembers,
    params: z.object({ projectId: opaqueId }),
    query: z.object({ kind: z.enum(cardKinds), s: z.string().trim().max(80).default('') }),
    reply: replyOf(z.array(chatChoice)),
  },
  'PUT /api/projectChat/{id}': {
    summary: 'Changes one thing about a message: its words, a reaction, whether it is pinned or a decision.',
    ...ofMembers,
    params: z.object({ id: opaqueId }),
    body: z
      .object({
        body: body.trim().min(1, say.empty).optional(),
        reaction: z.object({ emoji: z.enum(reactionEmojis), is_on: z.boolean() }).optional(),
        is_pinned: z.boolean().optional(),
        is_decision: z.boolean().optional(),
        /** Whose history it is kept in; without one, that of the decision it shows or answers. */
        selection_id: opaqueId.optional(),
      })
      .refine(isOneChange, { path: ['body'], message: say.changeOne }),
    reply: replyOf(chatMessage),
  },
  'DELETE /api/projectChat/{id}': {
    summary: 'Takes a message back.',
    ...ofMembers,
    params: z.object({ id: opaqueId }),
    reply: replyOf(chatMessage),
  },
  'POST /api/projectChat/seen': {
    summary: 'How far the caller has read.',
    ...ofMembers,
    body: z.object({ project: opaqueId, no }),
    reply: replyOf(z.object({ seen_no: z.int(), unread: z.int() })),
  },
  'POST /api/projectChat/delivered': {
    summary: 'How far what was said has come to a device of the caller, who has not looked at it yet.',
    ...ofMembers,
    body: z.object({ project: opaqueId, no }),
    reply: replyOf(z.object({ delivered_no: z.int() })),
  },
  'POST /api/projectChat/typing': {
    summary: 'The caller is writing: told to whoever looks, and kept nowhere.',
    ...ofMembers,
    body: z.object({ project: opaqueId }),
    reply: replyOf(z.null()),
  },
  'DELETE /api/projectChat_file/{id}': {
    summary: 'A file that was attached, and not sent.',
    ...ofMembers,
    params: z.object({ id: opaqueId }),
    reply: replyOf(z.null()),
  },
} as const satisfies EndpointTable

import { z } from 'zod'
import { projectRole } from '../project/project.ts'
import { opaqueId } from '../shared/ids.ts'
import { answerTimes, reactionEmojis, shownCardKinds } from './chat-choices.ts'
import { officeShown } from './office-hours.ts'

/** A message is the same for everybody who may read it: what somebody may do with it, their own page knows. */
const person = z.object({ id: opaqueId, name: z.string() })

export const chatPerson = person
  .extend({
    role: projectRole,
    photo: z.string().nullable(),
    /** How far they have read. */
    seen_no: z.int(),
    /** How far what was said has come to a device of theirs, read or not. */
    delivered_no: z.int().optional(),
    last_seen_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChatPerson' })
export type ChatPerson = z.infer<typeof chatPerson>

export const chatFile = z
  .object({
    id: opaqueId,
    file_name: z.string(),
    media_type: z.string(),
    size: z.int(),
    uploaded_at: z.iso.datetime(),
    uploaded_by: z.string().nullable(),
    /** Whether a small picture of it can be asked for. */
    has_preview: z.boolean(),
  })
  .meta({ id: 'ChatFile' })
export type ChatFile = z.infer<typeof chatFile>

/** A file among all of its chat: one that is sent again under its name is a new version of it. */
export const sentFile = chatFile
  .extend({
    /** Which one of its name it is, from 1 on. */
    version: z.int(),
    /** How many of its name are there. */
    versions: z.int(),
  })
  .meta({ id: 'SentFile' })
export type SentFile = z.infer<typeof sentFile>

/** What is shown besides words. Neither money nor words of it: whoever looks asks for them. */
export const chatCard = z.object({
  kind: z.enum(shownCardKinds),
  id: opaqueId,
  /** Of a decision, as it was when it was shown. */
  version: z.int().optional(),
})
export type ChatCard = z.infer<typeof chatCard>

export const chatMessage = z
  .object({
    id: opaqueId,
    /** Its place in the thread, from 1 on, without gaps. */
    no: z.int(),
    thread: opaqueId,
    /** What its sender called it before the server knew it. */
    client_id: z.string(),
    /** Null where they have left, or nobody wrote it. */
    author: person.nullable(),
    kind: z.enum(['text', 'card', 'system', 'assistant']),
    body: z.string(),
    card: chatCard.nullable(),
    files: z.array(chatFile),
    reply_to: z.object({ no: z.int(), author: z.string().nullable(), excerpt: z.string() }).nullable(),
    /** Public ids of whom it names. */
    mentions: z.array(opaqueId),
    reactions: z.array(z.object({ emoji: z.enum(reactionEmojis), by: z.array(opaqueId) })),
    is_pinned: z.boolean(),
    decided_by: z.string().nullable(),
    /** The decision that it was kept with. */
    selection_id: opaqueId.nullable(),
    /** Raised by each change: of two copies the higher one is right. */
    version: z.int(),
    created_at: z.iso.datetime(),
    edited_at: z.iso.datetime().nullable(),
    is_removed: z.boolean(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessage>

export const chatThread = z
  .object({
    /** Null before the first message. */
    id: opaqueId.nullable(),
    project_id: opaqueId,
    project_name: z.string(),
    /** Who sells in it. */
    company_name: z.string(),
    last_no: z.int(),
    last_at: z.iso.datetime().nullable(),
    last_text: z.string(),
    seen_no: z.int(),
    unread: z.int(),
    /** Whether one of the unread messages names the caller. */
    is_mentioned: z.boolean(),
  })
  .meta({ id: 'ChatThread' })
export type ChatThread = z.infer<typeof chatThread>

/** A thread as it is opened: its newest messages, or those before one, or those that were searched for. */
export const projectChat = z
  .object({
    thread: chatThread,
    /** The caller's own public id. */
    me: opaqueId,
    can: z.object({ pin: z.boolean(), decide: z.boolean() }),
    people: z.array(chatPerson),
    /** When the showroom's Pro answers; null where they have not said. */
    office_hours: officeShown.nullable(),
    /** Within what time they usually do, by their answers of late; null where too few are known. */
    answers_within: z.enum(answerTimes).nullable(),
    Project_chats: z.array(chatMessage),
    /** Where `t=files` asks for them: one page, each in its latest version, or all versions of one. */
    room_files: z.array(sentFile),
    /** How many there are of what was asked for, on all pages. */
    file_count: z.int(),
    pinned: z.array(chatMessage),
    has_older: z.boolean(),
    /** From where `GET /api/live` goes on. */
    live: z.string(),
  })
  .meta({ id: 'ProjectChat' })
export type ProjectChat = z.infer<typeof projectChat>

import type { ChatMessage, ProjectChat, SentFile } from '@showroom/contract/chat/chat'

/** Say only what a test is about. */
export const aMessage = (change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${change.no ?? 1}`,
  no: 1,
  thread: 'thread1',
  client_id: `c${change.no ?? 1}`,
  author: { id: 'pro', name: 'Mara Holt' },
  kind: 'text',
  body: 'The grey tile is in stock.',
  card: null,
  files: [],
  reply_to: null,
  mentions: [],
  reactions: [],
  is_pinned: false,
  decided_by: null,
  selection_id: null,
  version: 1,
  created_at: '2026-11-23T17:00:00.000Z',
  edited_at: null,
  is_removed: false,
  ...change,
})

/** Its name tells it apart. */
export const aChatFile = (file_name: string, change: Partial<SentFile> = {}): SentFile => ({
  id: file_name.replace(/\W/g, '-'),
  file_name,
  media_type: 'text/csv',
  size: 48_000,
  uploaded_at: '2026-11-23T17:00:00.000Z',
  uploaded_by: 'Mara Holt',
  has_preview: false,
  version: 1,
  versions: 1,
  ...change,
})

export const aProjectChat = (change: Partial<ProjectChat> = {}): ProjectChat => ({
  thread: {
    id: 'thread1',
    project_id: 'project1',
    project_name: 'Main bath',
    company_name: 'Harvest Home Remodeling',
    last_no: change.Project_chats?.length ?? 0,
    last_at: null,
    last_text: '',
    seen_no: 0,
    unread: 0,
    is_mentioned: false,
  },
  me: 'ana',
  can: { pin: true, decide: true },
  office_hours: null,
  answers_within: null,
  people: [
    { id: 'ana', name: 'Ana Lopez', role: 'owner', photo: null, seen_no: 0, last_seen_at: null },
    { id: 'pro', name: 'Mara Holt', role: 'pro', photo: null, seen_no: 0, last_seen_at: null },
  ],
  Project_chats: [],
  room_files: [],
  file_count: change.room_files?.length ?? 0,
  pinned: [],
  has_older: false,
  live: 'p1.0',
  ...change,
})

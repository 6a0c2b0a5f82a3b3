import type { ChatFile, ChatMessage } from '@showroom/contract/chat/chat'
import { excerptOf } from '@showroom/contract/chat/chat.rules'
import { hasPreview } from './has-preview.ts'
import type { FileOfMessage, Message } from './message.store.ts'

export const presentFile = (file: FileOfMessage): ChatFile => ({
  ...file,
  has_preview: hasPreview(file.media_type),
})

/** The same for everybody who may read it. */
export const presentMessage = (message: Message): ChatMessage => ({
  id: message.publicId,
  no: message.no,
  thread: message.thread,
  client_id: message.clientId,
  author: message.author,
  kind: message.kind,
  body: message.body,
  card: message.card,
  files: message.files.map(presentFile),
  reply_to: message.replyTo && {
    no: message.replyTo.no,
    author: message.replyTo.author,
    excerpt: excerptOf(message.replyTo.body),
  },
  mentions: message.mentions,
  reactions: message.reactions,
  is_pinned: message.isPinned,
  decided_by: message.decidedBy,
  selection_id: message.selection,
  version: message.version,
  created_at: message.createdAt.toISOString(),
  edited_at: message.editedAt?.toISOString() ?? null,
  is_removed: message.isRemoved,
})

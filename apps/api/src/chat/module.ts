import type { PersonalData } from '../account/personal-data.ts'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { Module } from '../module.ts'
import type { Db } from '../platform/db/db.ts'
import { sweepStore } from '../platform/files/file-store.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import { periods } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import type { ProjectApi } from '../project/module.ts'
import { cardRoutes } from './card/card.routes.ts'
import type { ChatDeps } from './chat-deps.ts'
import { removeDraftsBefore } from './chat-file.store.ts'
import { chatFileRoutes } from './chat-file.routes.ts'
import { chatRoutes } from './chat.routes.ts'
import { orderChatRoutes } from './order-thread/order-chat.routes.ts'
import { orderFileRoutes } from './order-thread/order-file.routes.ts'
import { orderFileNamesInUse, removeOrderDraftsBefore } from './order-thread/order-file.store.ts'
import { systemLines } from './system/on-events.ts'
import { readersTold } from './unread/tell-readers.ts'
import { officeHoursRoutes } from './office-hours/office-hours.routes.ts'
import { savedReplyRoutes } from './saved-reply/saved-reply.routes.ts'
import { removeSavedRepliesOf, savedRepliesOf } from './saved-reply/saved-reply.store.ts'
import { openReplies } from './reply-by-mail/open-replies.ts'
import { forgetWritten, writtenBy } from './personal-data.store.ts'

type Needs = { project: ProjectApi; catalogue: CatalogueApi }

/** What was attached a day ago and not sent; then the files that no row names. */
const dropDrafts = async ({ db, orderFiles }: ChatDeps, at: Date) => {
  const before = new Date(at.getTime() - periods.day)
  await removeDraftsBefore(db, before)
  await removeOrderDraftsBefore(db, before)
  await sweepStore(orderFiles, new Date(at.getTime() - periods.hour), (names) =>
    orderFileNamesInUse(db, names),
  )
}

const chatPersonalData = (db: Db): PersonalData[] => [
  {
    name: 'messages',
    show: ({ id }) => writtenBy(db, id),
    erase: (tx, accountId) => forgetWritten(tx, accountId),
  },
  {
    name: 'saved_replies',
    show: ({ publicId }) => savedRepliesOf(db, publicId),
    erase: (tx, accountId) => removeSavedRepliesOf(tx, accountId),
  },
]

/** What people of a project say to each other. */
export const chatModule = (platform: Platform, { project: { files }, catalogue }: Needs) => {
  const { config, db, feeds, now, tell } = platform
  const orderFiles = openFileStore(config, 'deliveries')
  const deps = { db, feeds, files, orderFiles, now, tell }
  return {
    tables: [
      'chat_file',
      'chat_message',
      'chat_office_hours',
      'chat_reaction',
      'chat_saved_reply',
      'chat_seen',
      'chat_thread',
      'order_chat_file',
    ],
    routes: (edge) => {
      chatRoutes(edge.serve, deps)
      orderChatRoutes(edge.serve, deps)
      cardRoutes(edge.serve, { ...deps, products: catalogue.products })
      chatFileRoutes(edge, deps)
      orderFileRoutes(edge, deps)
      officeHoursRoutes(edge.serve, deps)
      savedReplyRoutes(edge.serve, deps)
      openReplies(edge.app, platform, deps)
    },
    on: { ...systemLines(db), ...readersTold },
    jobs: [{ name: 'chat.drop-drafts', every: 'hour', run: (at) => dropDrafts(deps, at) }],
    personalData: chatPersonalData(db),
  } satisfies Module
}

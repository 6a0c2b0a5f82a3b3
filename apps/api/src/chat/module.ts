import type { PersonalData } from '../account/personal-data.ts'
import type { CatalogueApi } from '../catalogue/module.ts'
import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import type { ProjectApi } from '../project/module.ts'
import { cardRoutes } from './card/card.routes.ts'
import { removeDraftsBefore } from './chat-file.store.ts'
import { chatFileRoutes } from './chat-file.routes.ts'
import { chatRoutes } from './chat.routes.ts'
import { orderChatRoutes } from './order-thread/order-chat.routes.ts'
import { systemLines } from './system/on-events.ts'
import { officeHoursRoutes } from './office-hours/office-hours.routes.ts'
import { openReplies } from './reply-by-mail/open-replies.ts'
import { forgetWritten, writtenBy } from './personal-data.store.ts'

type Needs = { project: ProjectApi; catalogue: CatalogueApi }

const draftsForMs = 24 * 3_600_000

/** What people of a project say to each other. */
export const chatModule = (platform: Platform, { project: { files }, catalogue }: Needs) => {
  const { db, feeds, now, tell } = platform
  const deps = { db, feeds, files, now, tell }
  const personalData: PersonalData[] = [
    {
      name: 'messages',
      show: ({ id }) => writtenBy(db, id),
      erase: (tx, accountId) => forgetWritten(tx, accountId),
    },
  ]
  return {
    tables: ['chat_file', 'chat_message', 'chat_office_hours', 'chat_reaction', 'chat_seen', 'chat_thread'],
    routes: (edge) => {
      chatRoutes(edge.serve, deps)
      orderChatRoutes(edge.serve, deps)
      cardRoutes(edge.serve, { ...deps, products: catalogue.products })
      chatFileRoutes(edge, deps)
      officeHoursRoutes(edge.serve, deps)
      openReplies(edge.app, platform, deps)
    },
    on: systemLines(db),
    jobs: [
      {
        name: 'chat.drop-drafts',
        every: 'hour',
        run: (at) => removeDraftsBefore(db, new Date(at.getTime() - draftsForMs)),
      },
    ],
    personalData,
  } satisfies Module
}

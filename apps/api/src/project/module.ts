import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import { copyRoutes } from './copy.routes.ts'
import { fileRemovalRoutes } from './files/file-removal.routes.ts'
import { projectFileRoutes } from './files/file.routes.ts'
import { itemCartRoutes } from './items/item-cart.routes.ts'
import { itemRoutes } from './items/item.routes.ts'
import { invitationRoutes } from './members/invitation.routes.ts'
import { endInvitations, endMemberships } from './members/ending.ts'
import { memberRoutes } from './members/member.routes.ts'
import { projectPersonalData } from './personal-data.ts'
import { tidyProjects } from './project-upkeep.ts'
import { projectRoutes } from './project.routes.ts'
import { roomRoutes } from './rooms/room.routes.ts'
import { workspaceRoutes } from './workspace.routes.ts'

export type ProjectApi = ReturnType<typeof projectModule>['api']

type Needs = { account: AccountApi }

/** A client’s undertaking: rooms, items, members, files. */
export const projectModule = ({ config, db, now, tell }: Platform, { account }: Needs) => {
  // Beside the pictures, under names that say nothing.
  const files = openFileStore(config, 'projects')
  const deps = { accounts: account.deps, files }
  return {
    tables: ['project', 'project_file', 'project_item', 'project_member', 'project_room'],
    routes: ({ app, serve, admit, limits }) => {
      projectRoutes(serve, { db, now, tell })
      workspaceRoutes(serve, { ...deps, tell })
      copyRoutes(serve, { ...deps, tell })
      roomRoutes(serve, { ...deps, tell })
      itemRoutes(serve, deps)
      itemCartRoutes(serve, deps)
      memberRoutes(serve, deps)
      invitationRoutes(serve, deps)
      fileRemovalRoutes(serve, deps)
      projectFileRoutes({ app, admit, limits }, deps)
    },
    jobs: [
      { name: 'project.tidy', every: 'hour', run: (at) => tidyProjects({ db, files }, at) },
      { name: 'project.end_memberships', every: 'minute', run: (at) => endMemberships(db, at) },
      { name: 'project.end_invitations', every: 'hour', run: (at) => endInvitations(db, at) },
    ],
    personalData: projectPersonalData(db),
    api: { files },
  } satisfies Module & { api: unknown }
}

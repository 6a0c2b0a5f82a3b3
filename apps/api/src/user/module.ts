import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { lookingOnRoutes } from './looking-on.routes.ts'
import { userRoutes } from './user.routes.ts'

/** Everybody with an account, as Admins look after them: it keeps nothing of its own. */
export const userModule = ({ db, now }: Platform) =>
  ({
    tables: [],
    routes: ({ serve }) => {
      userRoutes(serve, { db, now })
      lookingOnRoutes(serve, { db, now })
    },
  }) satisfies Module

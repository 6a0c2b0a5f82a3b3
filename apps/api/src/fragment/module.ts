import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import type { FragmentDeps } from './fragment.ts'
import { fragmentRoutes } from './fragment.routes.ts'

type Needs = { loadRenderer?: FragmentDeps['loadRenderer'] }

/** Tags drawn as HTML, for contractors' servers. */
export const fragmentModule = ({ config, now }: Platform, needs: Needs) =>
  ({
    tables: [],
    routes: ({ app, ask, origins, limits }) =>
      fragmentRoutes(app, { config, now, ...needs, ask, origins, limits }),
  }) satisfies Module

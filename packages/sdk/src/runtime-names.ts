import { registry } from './registry.ts'

/** Tags whose doors the runtime has. In the bundle it is a plain list: the loader carries no table (build/registry.mjs). */
export const runtimeNames: string[] = Object.entries(registry)
  .filter(([, { door }]) => door === 'runtime')
  .map(([name]) => name)

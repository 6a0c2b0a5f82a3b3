// Vitest calls this once before the tests that start the server as a process of its own: it is built where its sources changed.
import { buildChanged } from './build.mjs'

export const setup = async () => {
  for (const only of ['api', 'demo', 'payment sandbox']) await buildChanged({ only })
}

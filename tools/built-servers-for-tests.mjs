// Vitest calls this once before the tests that start the server as a process of its own: it is built where its sources
// changed. What its processes keep lies in one folder, which goes when all of them have ended.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildChanged } from './build.mjs'

export const setup = async () => {
  for (const only of ['api', 'demo', 'payment sandbox']) await buildChanged({ only })
  const folder = mkdtempSync(join(tmpdir(), 'showroom-sandboxes-'))
  process.env.TEST_SANDBOXES = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

type Audited = { dataDir: string; port: number; environment: Record<string, string> }

/** `npm run audit`, as somebody would type it. */
export const runAudit = async ({ dataDir, port, environment }: Audited) => {
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/audit.js'), '--grace', '0'], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  const [code] = await once(child, 'exit')
  return { code, said }
}

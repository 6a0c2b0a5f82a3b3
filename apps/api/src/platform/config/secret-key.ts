import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const keyBytes = 32

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Beside the embedded database, made once; where several processes serve one database, all are given the same. */
export const secretKeyIn = (dataDir: string, configured: string | null): Buffer => {
  if (configured !== null) return Buffer.from(configured)
  const file = join(dataDir, 'secret-key')
  try {
    return readFileSync(file)
  } catch (error) {
    if (!isMissing(error)) throw error
    mkdirSync(dataDir, { recursive: true })
    const key = randomBytes(keyBytes)
    writeFileSync(file, key, { mode: 0o600, flag: 'wx' })
    return key
  }
}

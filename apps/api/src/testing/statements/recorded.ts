import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeOnServer, type Described } from './describe-on-server.ts'
import type { Statement } from './record.ts'

export type RecordedStatement = Statement & { onServer: Described }

/** A run beside the ordinary one names its own, so that neither removes what the other keeps. */
const folder =
  process.env.TEST_STATEMENTS ?? fileURLToPath(new URL('../../../../../.cache/statements/', import.meta.url))
const file = join(folder, 'described.json')

const linesOf = async (name: string) => (await readFile(join(folder, name), 'utf8')).trim().split('\n')

/** Before the server run: where its processes write, named to them by `TEST_STATEMENTS`. */
export const beginRecording = async () => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  process.env.TEST_STATEMENTS = folder
}

/** After the server run, while its server is still there: what was sent, and what the server says it is. */
export const keepRecorded = async (databaseUrl: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'))
  const lines = new Set((await Promise.all(names.map(linesOf))).flat())
  const statements = [...lines].map((line): Statement => JSON.parse(line))
  const described = await describeOnServer(
    databaseUrl,
    statements.map(({ text }) => text),
  )
  const kept = statements.flatMap((statement) => {
    const onServer = described.get(statement.text)
    return onServer ? [{ ...statement, onServer }] : []
  })
  await writeFile(file, JSON.stringify(kept))
}

/** Null where no server run has been kept. */
export const readRecorded = async (): Promise<RecordedStatement[] | null> => {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

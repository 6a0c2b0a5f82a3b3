import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundled } from '../../../../../tools/bundled.mjs'
import { prepareTestData } from '../../testing/test-db.ts'
import type { OpenDb } from '../db/db.ts'
import { openServer } from '../db/server.ts'
import { emit } from './emit.ts'
import { countTakenAgain, createEffects, effectsInOrder } from './testing/jobs.store.ts'

const source = fileURLToPath(new URL('./testing/worker-process.ts', import.meta.url))
const jobs = 500
const lines = 8
const kills = 6

let data: Awaited<ReturnType<typeof prepareTestData>>
let db: OpenDb
let program: string
beforeAll(async () => {
  program = await bundled(source)
  data = await prepareTestData()
  db = openServer(data.variables.DATABASE_URL ?? '', { queryTimeoutMs: 20_000 })
  await createEffects(db)
})
afterAll(async () => {
  await Promise.all(started.map(kill))
  await db.close()
  await data.remove()
})

const started: ChildProcess[] = []
const startWorkerProcess = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [program, data.variables.DATABASE_URL ?? ''], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  started.push(child)
  await once(child, 'message')
  return child
}

const kill = async (child: ChildProcess | undefined) => {
  if (!child || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Every third job by itself, the others in lines. */
const lineOf = (number: number) => (number % 3 === 0 ? undefined : `line ${number % lines}`)
const causeOf = (number: number) => `job ${number}`

const doneInOrder = async () => (await effectsInOrder(db)).map((cause) => Number(cause.split(' ')[1]))

test('what killed workers had in hand others do, each job once, and each line in its order', async () => {
  const at = new Date()
  await db.transaction(async (tx) => {
    for (let number = 0; number < jobs; number += 1) {
      const line = lineOf(number)
      await emit(tx, { kind: 'greeting', cause: causeOf(number), payload: {}, at, ...(line && { line }) })
    }
  })
  const workers = await Promise.all([startWorkerProcess(), startWorkerProcess()])
  for (let killed = 0; killed < kills; killed += 1) {
    await rest(100)
    await kill(workers.shift())
    workers.push(await startWorkerProcess())
  }
  await expect.poll(async () => (await doneInOrder()).length, { timeout: 60_000 }).toBe(jobs)
  expect(await countTakenAgain(db)).toBeGreaterThan(0)

  const done = await doneInOrder()
  expect(done.toSorted((one, other) => one - other)).toEqual(Array.from({ length: jobs }, (_, n) => n))
  for (let line = 0; line < lines; line += 1) {
    const inLine = done.filter((number) => lineOf(number) === `line ${line}`)
    expect(inLine).toEqual(inLine.toSorted((one, other) => one - other))
  }
})

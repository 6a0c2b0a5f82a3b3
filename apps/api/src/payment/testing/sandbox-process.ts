import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { freePorts } from '../../../../../tools/free-ports.mjs'

/** As it is built: from its sources it would read them all, and make its database anew, at each start. */
const main = fileURLToPath(new URL('../../../../payment-sandbox/dist/main.js', import.meta.url))

const listening = async (child: ChildProcess) => {
  const ended = once(child, 'exit').then(() => {
    throw new Error('The payment sandbox ended before it was ready.')
  })
  await Promise.race([once(child, 'message'), ended])
}

/** American Express prints four. */
const cvvOf = (number: string) => (/^3[47]/.test(number) ? '1234' : '123')

const given = z.object({ card: z.object({ payment_method_id: z.string() }) })
const givenIn = (answer: unknown): string => given.parse(answer).card.payment_method_id

type Running = { child: ChildProcess; port: number }

/** Kept for the next file of this worker: a start and the first opening of its database take seconds. They end with us. */
const idle: Running[] = []

const start = async (): Promise<Running> => {
  const port = await freePorts()
  const folder = await mkdtemp(join(process.env.TEST_SANDBOXES ?? tmpdir(), 'showroom-cards-'))
  const child = spawn(process.execPath, [main], {
    // All of ours: the clock of a run on another day stands among them.
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await listening(child)
  // What is idle keeps no worker from its end.
  child.unref()
  child.channel?.unref()
  return { child, port }
}

const putBack = async (running: Running) => {
  const forgotten = once(running.child, 'message')
  running.child.send('forget')
  await forgotten
  idle.push(running)
}

/** The payment sandbox as it runs beside the server, with nothing in it. */
export const startSandbox = async () => {
  const running = idle.pop() ?? (await start())
  const origin = `http://localhost:${running.port}`
  /** What the frame gives for a card that was typed into it. */
  const typed = async (card_number = '4242424242424242', name_on_Card = 'Ana Quill'): Promise<string> => {
    const reply = await fetch(`${origin}/frame/payment_methods`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ card_number, name_on_Card, exp_date: '12/34', cvv: cvvOf(card_number) }),
    })
    return givenIn(await reply.json())
  }
  /** What the card's owner answers on their bank's page. */
  const answer = async (confirmUrl: string | null, said: 'complete' | 'fail') => {
    const reply = await fetch(confirmUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: new URLSearchParams({ answer: said }),
      redirect: 'manual',
    })
    if (reply.status !== 303) throw new Error(`The bank's page answered ${reply.status}.`)
  }
  return { origin, typed, answer, stop: () => putBack(running) }
}

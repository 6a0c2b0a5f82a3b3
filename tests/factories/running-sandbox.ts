import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { freePorts } from '../../tools/free-ports.mjs'

const root = resolve(import.meta.dirname, '../..')

export type RunningSandbox = {
  origin: string
  /** What the server must be told to be told of what happens. */
  webhookSecret: string
  /** It keeps what it has, and answers nobody. */
  pause(): void
  resume(): void
  stop(): Promise<void>
  /** What its card frame gives for a number that is typed into it. */
  typed(cardNumber: string): Promise<string>
}

/** The built payment sandbox by itself, as Stripe is: it outlives every server that asks it. */
export const startSandbox = async (dataDir: string, hostOrigin: string): Promise<RunningSandbox> => {
  const port = await freePorts()
  const origin = `http://localhost:${port}`
  const webhookSecret = 'whsec_signedForTheTestsOfFaults'
  const child = spawn(process.execPath, [join(root, 'apps/payment-sandbox/dist/main.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataDir,
      HOST_ORIGIN: hostOrigin,
      LOG_LEVEL: 'error',
      WEBHOOK_URL: `${hostOrigin}/api/payment/webhook`,
      WEBHOOK_SECRET: webhookSecret,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return {
    origin,
    webhookSecret,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: async () => {
      const exit = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await exit
    },
    typed: async (card_number) => {
      const reply = await fetch(`${origin}/frame/payment_methods`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ card_number, name_on_Card: 'Hanna Buyer', exp_date: '12/34', cvv: '123' }),
      })
      const answer: { card: { payment_method_id: string } } = await reply.json()
      return answer.card.payment_method_id
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Behavior } from '../card/test-cards.ts'
import type { Answer } from '../http/kept-answer.store.ts'
import { errorBody, StripeError } from '../http/stripe-error.ts'

const slowMs = 3_000
/** Longer than a caller waits. */
const tooLateMs = 8_000

const broken = new StripeError({ status: 500, type: 'api_error' }, 'An unknown error occurred')
export const brokenAnswer: Answer = { status: 500, body: errorBody(broken) }

/** What was asked for is done and kept. Only the way back breaks, and only the first time under a key. */
export const spoilAnswer = async (card: Behavior, answer: Answer, reply: FastifyReply) => {
  if (card === 'answer_lost') {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  if (card === 'answers_slowly') await wait(slowMs)
  if (card === 'answers_too_late') await wait(tooLateMs)
  const { status, body } = card === 'error_after_success' ? brokenAnswer : answer
  return reply.code(status).send(body)
}

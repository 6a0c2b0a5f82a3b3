import { dayMs, hourMs, minuteMs } from '../shared/time.ts'
import type { AnswerTime } from './chat-choices.ts'

/** A turn of a client, and when their Pro answered it; null where nobody has. */
export type Asked = { askedAt: Date; answeredAt: Date | null }

/** Of fewer nothing can be said. */
const fewestAnswers = 5
/** What is younger may be answered yet; what is older has waited as long as an answer that comes now. */
const openAfterMs = dayMs
/** Four of five come within it: that is usually. */
const usualShare = 0.8

const limits: readonly [number, AnswerTime][] = [
  [15 * minuteMs, '15_minutes'],
  [hourMs, 'hour'],
  [4 * hourMs, '4_hours'],
  [dayMs, 'day'],
  [3 * dayMs, '3_days'],
]

const waitedUntil = ({ answeredAt }: Asked, now: Date): Date => answeredAt ?? now

/** Within what time a Pro usually answers, by what they did; null of too few answers, and where it is longer than is said. */
export const usualAnswerTime = (asked: readonly Asked[], now: Date): AnswerTime | null => {
  const waits = asked
    .map((turn) => ({ ...turn, ms: waitedUntil(turn, now).getTime() - turn.askedAt.getTime() }))
    .filter(({ answeredAt, ms }) => answeredAt !== null || ms >= openAfterMs)
    .map(({ ms }) => ms)
    .toSorted((one, other) => one - other)
  const answers = asked.filter(({ answeredAt }) => answeredAt !== null).length
  const usual = waits[Math.ceil(waits.length * usualShare) - 1]
  if (answers < fewestAnswers || usual === undefined) return null
  return limits.find(([most]) => usual <= most)?.[1] ?? null
}

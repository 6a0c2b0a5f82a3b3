import { useEffect, useState } from 'react'
import { useShop, useShopState } from '../shop/context.ts'
import { isLost, sentenceOf } from '../shop/shop-error.ts'
import { atNextChance } from './next-chance.ts'

type CachedAnswer<Value> = { key: string; value: Value; at: number }
type Outcome<Value> = {
  key: string
  cached: CachedAnswer<Value> | null
  failure: string | null
  /** How often in a row its connection broke. */
  timesLost?: number
}

export type Answer<Value> = {
  /** The last answer that came; while a newer one is on its way it stays on the screen. */
  value: Value | null
  /** Whether `value` answers what is asked at the moment. */
  isCurrent: boolean
  /** It was there before the widget was, as for a visitor who comes back or in a server's HTML. */
  wasKnown: boolean
  /** What a person reads when the last question got no answer. */
  failure: string | null
  retry: () => void
}

/** Answers a shop gave lately, so that Back draws at once and where the visitor was. */
export type Memory<Value> = WeakMap<object, Map<string, CachedAnswer<Value>>>
const memoryMs = 60_000
/** A contractor's server may keep HTML for a while: what is older is drawn, and asked again. */
const initialAnswerMs = 600_000
const memorySize = 12

export type Question<Value> = {
  /** What is asked, in words that change when the question does; null asks nothing. */
  key: string | null
  ask: (signal: AbortSignal) => Promise<Value>
  memory?: { of: Memory<Value>; owner: object }
}

type Asking<Value> = { aborter: AbortController; answer: Promise<Value> }

const begin = <Value>(ask: Question<Value>['ask']): Asking<Value> => {
  const aborter = new AbortController()
  return { aborter, answer: ask(aborter.signal) }
}

/** What was asked for before the widget was drawn: it waits for that and asks nothing. */
const firsts = new WeakMap<object, Map<string, Asking<never>>>()

/** Asks ahead of the first drawing; what has come by then is in it. */
export const askFirst = async <Value>({ key, ask, memory }: Question<Value>) => {
  if (key === null || !memory || recall(memory, key)) return
  const first = begin(ask)
  // Taken under the key it was put under: the answer is of its shape.
  firsts.set(memory.owner, new Map(firsts.get(memory.owner)).set(key, first as Asking<never>))
  remember(memory, { key, value: await first.answer, at: Date.now() })
}

const firstOf = <Value>(memory: Question<Value>['memory'], key: string): Asking<Value> | undefined =>
  memory && firsts.get(memory.owner)?.get(key)

type Following<Value> = {
  key: string
  memory: Question<Value>['memory']
  settle: (change: (last: Outcome<Value> | null) => Outcome<Value>) => void
}

const follow = <Value>(answer: Promise<Value>, { key, memory, settle }: Following<Value>) =>
  answer.then(
    (value) => {
      const cached = { key, value, at: Date.now() }
      remember(memory, cached)
      settle(() => ({ key, cached, failure: null }))
    },
    (failure: unknown) =>
      settle((last) => ({
        key,
        cached: last?.cached ?? null,
        failure: sentenceOf(failure),
        timesLost: isLost(failure) ? (last?.timesLost ?? 0) + 1 : 0,
      })),
  )

/** Asks once per key and reader; an answer to an earlier question is dropped. */
export function useAnswer<Value>({ key: asked, ask, memory }: Question<Value>): Answer<Value> {
  const reader = useShopState((shop) => shop.reader)
  const key = asked !== null && reader ? `${reader} ${asked}` : asked
  const initial = useInitialAnswer<Value>(key)
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(initial)
  const [attempt, setAttempt] = useState(0)
  const remembered = key === null ? null : recall(memory, key)
  const [wasKnown] = useState(
    () => initial !== null || (remembered !== null && !firstOf(memory, asked ?? '')),
  )

  useEffect(() => {
    if (key === null) return
    const first = firstOf(memory, key)
    if (first && memory) firsts.get(memory.owner)?.delete(key)
    const known = recall(memory, key)
    if (known) return setOutcome({ key, cached: known, failure: null })
    if (outcome === initial && initial?.key === key && Date.now() - initial.cached.at < initialAnswerMs)
      return remember(memory, initial.cached)
    const asking = first ?? begin(ask)
    const settle = (change: (last: Outcome<Value> | null) => Outcome<Value>) => {
      if (!asking.aborter.signal.aborted) setOutcome(change)
    }
    void follow(asking.answer, { key, memory, settle })
    return () => asking.aborter.abort()
    // The key says all that the question depends on, but for who asks, which is before it.
  }, [key, attempt])

  const again = () => setAttempt((count) => count + 1)
  useNextChance(outcome?.key === key ? outcome : null, again)

  const cached = remembered ?? outcome?.cached ?? null
  const isCurrent = cached !== null && cached.key === key
  return {
    value: cached?.value ?? null,
    isCurrent,
    wasKnown,
    failure: !isCurrent && outcome?.key === key ? outcome.failure : null,
    retry: () => {
      setOutcome((last) => last && { ...last, failure: null, timesLost: 0 })
      again()
    },
  }
}

/** What was lost is shown until it is answered, with its button. */
const useNextChance = (outcome: { timesLost?: number } | null, again: () => void) =>
  useEffect(
    () => (outcome?.timesLost ? atNextChance(outcome.timesLost, again) : undefined),
    // Each time that it is lost.
    [outcome],
  )

/** What this widget was drawn from on the server. */
function useInitialAnswer<Value>(key: string | null) {
  const { initialAnswers } = useShop()
  const [found] = useState(() => {
    if (key === null || !initialAnswers || !Object.hasOwn(initialAnswers.answers, key)) return null
    const { answers, at } = initialAnswers
    // Equal keys ask the same call with the same words: the answer is of its shape.
    return { key, cached: { key, value: answers[key] as Value, at }, failure: null }
  })
  return found
}

function recall<Value>(memory: Question<Value>['memory'], key: string): CachedAnswer<Value> | null {
  const cached = memory?.of.get(memory.owner)?.get(key)
  return cached && Date.now() - cached.at < memoryMs ? cached : null
}

function remember<Value>(memory: Question<Value>['memory'], cached: CachedAnswer<Value>) {
  if (!memory) return
  const answers = memory.of.get(memory.owner) ?? new Map<string, CachedAnswer<Value>>()
  answers.delete(cached.key)
  answers.set(cached.key, cached)
  for (const oldest of answers.keys()) if (answers.size > memorySize) answers.delete(oldest)
  memory.of.set(memory.owner, answers)
}

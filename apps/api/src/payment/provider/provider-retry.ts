import Stripe from 'stripe'

/** Stripe admits 25 questions a second where nothing is charged. */
const perSecond = 20
const mostAttempts = 3
const firstPauseMs = 250

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** As many at once as a second holds, then one by one as they come back. */
const openBucket = () => {
  let tokens = perSecond
  let filledAt = performance.now()
  return async () => {
    const now = performance.now()
    tokens = Math.min(perSecond, tokens + ((now - filledAt) * perSecond) / 1_000)
    filledAt = now
    tokens -= 1
    // Below zero is a place in the queue.
    if (tokens < 0) await sleep((-tokens * 1_000) / perSecond)
  }
}

/** Nobody knows what became of a question that timed out, and its time is used up. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError && /timeout/i.test(error.message)

/** Nothing was done, or the key keeps it from being done twice. */
const mayAskAgain = (error: unknown): boolean => {
  const { StripeConnectionError, StripeRateLimitError, StripeError } = Stripe.errors
  if (error instanceof StripeConnectionError) return !isTimeout(error)
  if (error instanceof StripeRateLimitError) return true
  return error instanceof StripeError && error.statusCode === 409
}

/** A provider's own error is saved under the key: the same key gets the same answer for as long as it is known. */
export const spendsKey = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500

/** A no: nothing was done, and asking again would change nothing. */
export const isRefusal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError

export type Retry = <Answer>(question: () => Promise<Answer>) => Promise<Answer>

/** Every request to the provider passes through: not too many at once, and retried where that helps. */
export const openRetry = (): Retry => {
  const token = openBucket()
  const ask = async <Answer>(question: () => Promise<Answer>, tried = 1): Promise<Answer> => {
    await token()
    try {
      return await question()
    } catch (error) {
      if (tried >= mostAttempts || !mayAskAgain(error)) throw error
      // Those who were turned away together must not come back together.
      await sleep(firstPauseMs * 2 ** tried * (0.5 + Math.random() / 2))
      return ask(question, tried + 1)
    }
  }
  return (question) => ask(question)
}

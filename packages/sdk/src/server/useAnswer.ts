import type { Answer, Question } from '@showroom/widgets/catalogue-kit/useAnswer'
import { currentPass } from './render-pass.ts'

export type { Answer, Memory } from '@showroom/widgets/catalogue-kit/useAnswer'

/** Takes the place of the widgets' hook of that name: what is asked here is answered before the next pass. */
export function useAnswer<Value>({ key, ask }: Question<Value>): Answer<Value> {
  const { answers, questions } = currentPass()
  const nobodyWaits = () => undefined
  if (key !== null && Object.hasOwn(answers, key)) {
    // Answered by the very question that stands under this key.
    return {
      value: answers[key] as Value,
      isCurrent: true,
      wasKnown: true,
      failure: null,
      retry: nobodyWaits,
    }
  }
  if (key !== null) questions.set(key, () => ask(new AbortController().signal))
  return { value: null, isCurrent: false, wasKnown: false, failure: null, retry: nobodyWaits }
}

/** Only a browser draws later than it asks. */
export const askFirst = () => Promise.resolve()

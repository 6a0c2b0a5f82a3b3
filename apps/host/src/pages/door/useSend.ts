import { useState } from 'react'
import { type FieldErrors, fieldErrorsOf, sentenceOf } from '../../session/refusal.ts'

/** A request of a form: field errors go under their fields, anything else is said above the button. */
export const useSend = () => {
  const [sentence, setSentence] = useState<string | null>(null)
  const send = async (request: () => Promise<void>): Promise<FieldErrors | void> => {
    setSentence(null)
    try {
      await request()
    } catch (failure) {
      const refused = fieldErrorsOf(failure)
      if (Object.keys(refused).length > 0) return refused
      setSentence(sentenceOf(failure))
    }
  }
  return { send, sentence }
}

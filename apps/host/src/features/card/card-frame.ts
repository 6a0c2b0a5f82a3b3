import type { FromFrame } from '@showroom/contract/payment/card-frame'
import { paymentMessages } from '@showroom/contract/payment/payment.messages'
import type { CardFieldsHandle, CardFieldsProps, Tokenized } from './card-fields.ts'
import { type FrameChannel, onDressed, openFrameChannel, themeAround } from './frame-channel.ts'

export const unavailable: Tokenized = { errors: { card_number: [paymentMessages.unavailable] } }

const answerOf = (message: FromFrame & { id: number }): Tokenized => {
  if (message.kind === 'card') return message.card
  return message.kind === 'refused' ? { errors: message.errors } : unavailable
}

export type CardFrame = CardFieldsHandle & { close: () => void }

type Handlers = Omit<CardFieldsProps, 'ref'> & { onHeight: (px: number) => void }

/** The sandbox's frame, as card fields that a form can ask. What is asked when it goes is answered, too. */
export const openCardFrame = (frame: HTMLIFrameElement, url: string, handlers: () => Handlers): CardFrame => {
  const questions = openQuestions()
  let channel: FrameChannel | null = null
  let isEmpty = true
  const hear = (message: FromFrame) => {
    if (message.kind === 'height') handlers().onHeight(message.px)
    else if (message.kind === 'submit') handlers().onSubmit?.()
    else if (message.kind === 'typed') {
      isEmpty = message.isEmpty
      handlers().onTyped?.(isEmpty)
    } else questions.answer(message.id, answerOf(message))
  }
  const dress = () => channel?.say({ kind: 'theme', theme: themeAround(frame) })
  const stopDressing = onDressed(dress)
  const stopListening = openFrameChannel(frame, url, {
    opened: (opened) => {
      channel = opened
      dress()
      handlers().onReady?.()
    },
    said: hear,
  })
  return {
    tokenize: async () =>
      channel ? questions.ask((id) => channel?.say({ kind: 'tokenize', id })) : unavailable,
    isEmpty: () => isEmpty,
    showErrors: (errors) => channel?.say({ kind: 'errors', errors }),
    clear: () => channel?.say({ kind: 'clear' }),
    focus: () => {
      frame.focus()
      channel?.say({ kind: 'focus' })
    },
    close: () => {
      stopDressing()
      stopListening()
      questions.answerAll(unavailable)
    },
  }
}

/** What the frame was asked and has not answered yet, by id. */
const openQuestions = () => {
  const asked = new Map<number, (answer: Tokenized) => void>()
  let lastId = 0
  return {
    ask: (send: (id: number) => void) =>
      new Promise<Tokenized>((resolve) => {
        lastId += 1
        asked.set(lastId, resolve)
        send(lastId)
      }),
    answer: (id: number, answer: Tokenized) => {
      asked.get(id)?.(answer)
      asked.delete(id)
    },
    answerAll: (answer: Tokenized) => {
      for (const resolve of asked.values()) resolve(answer)
      asked.clear()
    },
  }
}

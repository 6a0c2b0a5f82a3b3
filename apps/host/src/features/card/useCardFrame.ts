import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { type CardFrame, openCardFrame, unavailable } from './card-frame.ts'
import type { CardFieldsHandle, CardFieldsProps } from './card-fields.ts'

/** A frame that says nothing for so long is not coming. */
const readyWithinMs = 15_000

/** The sandbox's frame, opened with the element: how tall it is, and whether it came. */
export const useCardFrame = (frameUrl: string, { ref, ...handlers }: CardFieldsProps) => {
  const cardFrame = useRef<CardFrame>(null)
  const opened = useOpenedFrame(frameUrl, cardFrame, handlers)
  useImperativeHandle(ref, () => handleOf(cardFrame), [])
  return opened
}

const useOpenedFrame = (
  frameUrl: string,
  cardFrame: RefObject<CardFrame | null>,
  handlers: Omit<CardFieldsProps, 'ref'>,
) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const [isLost, setLost] = useState(false)
  const handlersNow = useEffectEvent(() => handlers)
  useEffect(() => {
    if (!frame.current) return undefined
    const lost = setTimeout(() => setLost(true), readyWithinMs)
    const onReady = () => {
      clearTimeout(lost)
      handlersNow().onReady?.()
    }
    const opened = openCardFrame(frame.current, frameUrl, () => ({
      ...handlersNow(),
      onReady,
      onHeight: setHeight,
    }))
    cardFrame.current = opened
    return () => {
      clearTimeout(lost)
      opened.close()
      cardFrame.current = null
    }
  }, [cardFrame, frameUrl])
  return { frame, height, isLost }
}

const handleOf = (cardFrame: RefObject<CardFrame | null>): CardFieldsHandle => ({
  tokenize: async () => cardFrame.current?.tokenize() ?? unavailable,
  isEmpty: () => cardFrame.current?.isEmpty() ?? true,
  showErrors: (errors) => cardFrame.current?.showErrors(errors),
  clear: () => cardFrame.current?.clear(),
  focus: () => cardFrame.current?.focus(),
})

import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type CardFrame, openCardFrame, unavailable } from './card-frame.ts'
import type { CardFieldsHandle, CardFieldsProps } from './card-fields.ts'

/** A frame that says nothing for so long is not coming. */
const readyWithinMs = 15_000

/** The sandbox's frame, opened with the element: how tall it is, and whether it came. */
export const useCardFrame = (frameUrl: string, { ref, ...handlers }: CardFieldsProps) => {
  const fields = useRef<CardFrame>(null)
  const opened = useOpenedFrame(frameUrl, fields, handlers)
  useImperativeHandle(ref, () => handleOf(fields), [])
  return opened
}

const useOpenedFrame = (
  frameUrl: string,
  fields: RefObject<CardFrame | null>,
  handlers: Omit<CardFieldsProps, 'ref'>,
) => {
  const frame = useRef<HTMLIFrameElement>(null)
  // So that a caller's new function does not open the channel anew.
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const [height, setHeight] = useState(0)
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!frame.current) return undefined
    const lost = setTimeout(() => setLost(true), readyWithinMs)
    const onReady = () => {
      clearTimeout(lost)
      latest.current.onReady?.()
    }
    const opened = openCardFrame(frame.current, frameUrl, () => ({
      ...latest.current,
      onReady,
      onHeight: setHeight,
    }))
    fields.current = opened
    return () => {
      clearTimeout(lost)
      opened.close()
      fields.current = null
    }
  }, [fields, frameUrl])
  return { frame, height, isLost }
}

const handleOf = (fields: RefObject<CardFrame | null>): CardFieldsHandle => ({
  tokenize: async () => fields.current?.tokenize() ?? unavailable,
  isEmpty: () => fields.current?.isEmpty() ?? true,
  showErrors: (errors) => fields.current?.showErrors(errors),
  clear: () => fields.current?.clear(),
  focus: () => fields.current?.focus(),
})

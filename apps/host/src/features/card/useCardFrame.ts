import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { type CardFrame, openCardFrame, unavailable } from './card-frame.ts'
import type { CardFieldsProps } from './card-fields.ts'

/** A frame that says nothing for so long is not coming. */
const patienceMs = 15_000

/** The sandbox's frame, opened with the element: how tall it is, and whether it came. */
export const useCardFrame = (frameUrl: string, { ref, ...told }: CardFieldsProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const fields = useRef<CardFrame>(null)
  // So that a caller's new function does not open the channel anew.
  const latest = useRef(told)
  useEffect(() => {
    latest.current = told
  })
  const [height, setHeight] = useState(0)
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    if (!frame.current) return undefined
    const giveUp = setTimeout(() => setLost(true), patienceMs)
    const onReady = () => {
      clearTimeout(giveUp)
      latest.current.onReady?.()
    }
    const opened = openCardFrame(frame.current, frameUrl, () => ({
      ...latest.current,
      onReady,
      onHeight: setHeight,
    }))
    fields.current = opened
    return () => {
      clearTimeout(giveUp)
      opened.close()
      fields.current = null
    }
  }, [frameUrl])

  useImperativeHandle(
    ref,
    () => ({
      tokenize: async () => fields.current?.tokenize() ?? unavailable,
      isEmpty: () => fields.current?.isEmpty() ?? true,
      showErrors: (errors) => fields.current?.showErrors(errors),
      clear: () => fields.current?.clear(),
      focus: () => fields.current?.focus(),
    }),
    [],
  )
  return { frame, height, isLost }
}

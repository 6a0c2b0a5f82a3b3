import { type ReactNode, type RefObject, useLayoutEffect } from 'react'

type Props = {
  level: 1 | 2
  place: RefObject<HTMLHeadingElement | null>
  /** After a step inside a shop, readers and the keyboard go on from the new view's heading. */
  takesFocus: boolean
  children: ReactNode
}

export function ViewHeading({ level, place, takesFocus, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true })
  }, [takesFocus, place])
  return (
    <Heading ref={place} tabIndex={-1} className="view-heading" part="title">
      {children}
    </Heading>
  )
}

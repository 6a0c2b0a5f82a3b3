import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { roomMessages as messages } from './messages.ts'

const stops = ['low', 'half', 'full'] as const
type Stop = (typeof stops)[number]

type Props = { summary: string; children: ReactNode }

/** Beside the picture where there is room; on a phone a sheet over it that stops at three heights, by buttons or by swipe. */
export const RoomSheet = ({ summary, children }: Props) => {
  const [stop, setStop] = useState<Stop>('low')
  const [from, setFrom] = useState<number | null>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useLowered(sheet, () => setStop((now) => (now === 'full' ? 'half' : now)))
  const stopAt = (next: Stop) => {
    setStop(next)
    // What is laid is to be seen above the sheet.
    if (next === 'half') document.querySelector('.room-stage')?.scrollIntoView({ block: 'start' })
  }
  const move = (by: number) =>
    stopAt(stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(stop) + by))] ?? 'half')
  return (
    <div ref={sheet} className="room-sheet" data-stop={stop}>
      <div
        className="room-handle"
        onPointerDown={(event) => setFrom(event.clientY)}
        onPointerUp={(event) => {
          if (from !== null && Math.abs(event.clientY - from) > 30) move(event.clientY < from ? 1 : -1)
          setFrom(null)
        }}
      >
        <i aria-hidden="true" />
        <p>{summary}</p>
        <div role="group" aria-label={messages.sheet}>
          {stops.map((each) => (
            <button
              key={each}
              type="button"
              aria-label={messages.stops[each]}
              aria-pressed={stop === each}
              onClick={() => stopAt(each)}
            />
          ))}
        </div>
      </div>
      <div className="room-sheet-inside">{children}</div>
    </div>
  )
}

/** Where the keyboard goes on beside the sheet, that is not covered by it. */
const useLowered = (sheet: RefObject<HTMLElement | null>, onLeft: () => void): void => {
  const latest = useRef(onLeft)
  useEffect(() => {
    latest.current = onLeft
  })
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const isBeside = target instanceof Element && sheet.current?.parentElement?.contains(target)
      if (isBeside && !sheet.current?.contains(target)) latest.current()
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [sheet])
}

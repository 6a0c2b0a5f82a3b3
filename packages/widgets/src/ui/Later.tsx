import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useWidgetRoot } from '../shop/context.ts'
import { adoptStyles } from './sheets.ts'

export type WidgetDoor<Props> = { Widget: ComponentType<Props>; css: readonly string[] }

type LaterProps<Props extends object> = {
  /** A constant function, `() => import('../cart/index.ts')`: the widget stays a chunk of its own. */
  load: () => Promise<WidgetDoor<Props>>
  widget: Props
  waiting?: ReactNode
  failed?: (retry: () => void) => ReactNode
  onFailed?: () => void
}

/** Draws another widget when its chunk has come, with its styles in this root first. */
export const Later = <Props extends object>({
  load,
  widget,
  waiting = null,
  failed,
  onFailed,
}: LaterProps<Props>) => {
  const root = useWidgetRoot()
  const [door, setDoor] = useState<WidgetDoor<Props> | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    load().then(
      (loaded) => {
        adoptStyles(root, loaded.css)
        if (isWanted) setDoor(loaded)
      },
      () => {
        if (!isWanted) return
        setDoor('failed')
        onFailed?.()
      },
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who is told of a failure does not decide what is loaded
  }, [load, root, attempt])

  if (door === 'failed') return failed?.(() => setAttempt((count) => count + 1)) ?? null
  if (!door) return waiting
  return <door.Widget {...widget} />
}

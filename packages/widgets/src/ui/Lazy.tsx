import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useWidgetRoot } from '../shop/context.ts'
import { adoptStyles } from './sheets.ts'

export type WidgetDoor<Props> = { Widget: ComponentType<Props>; css: readonly string[] }

/** A constant function that imports a widget's door: the widget stays a chunk of its own. */
export type Load<Props> = (() => Promise<WidgetDoor<Props>>) & { arrived?: WidgetDoor<Props> }

export type LazyProps<Props extends object> = {
  load: Load<Props>
  widget: Props
  waiting?: ReactNode
  failed?: (retry: () => void) => ReactNode
  onFailed?: () => void
}

/** How long a chunk is waited for is for the page to say: our own gives up what hangs. */
export const loading = { within: <Loaded,>(coming: Promise<Loaded>): Promise<Loaded> => coming }

/** What has arrived once is drawn at once, and stays the same: another door would draw its widget anew. */
export const preload = async <Props,>(load: Load<Props>) => {
  const door = await loading.within(load())
  load.arrived ??= door
  return load.arrived
}

/** For a program that has the other widget in its own file. */
export const arrive = <Props,>(load: Load<Props>, door: WidgetDoor<Props>) => {
  load.arrived ??= door
}

/** Draws another widget when its chunk has come, with its styles in this root first. */
export const Lazy = <Props extends object>({
  load,
  widget,
  waiting = null,
  failed,
  onFailed,
}: LazyProps<Props>) => {
  const root = useWidgetRoot()
  const [door, setDoor] = useState<WidgetDoor<Props> | 'failed' | null>(load.arrived ?? null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    preload(load).then(
      (arrived) => {
        if (isWanted) setDoor(arrived)
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
  }, [load, attempt])

  if (door === 'failed') return failed?.(() => setAttempt((count) => count + 1)) ?? null
  if (!door) return waiting
  // Its styles before its nodes; those that the root has are left alone.
  adoptStyles(root, door.css)
  return <door.Widget {...widget} />
}

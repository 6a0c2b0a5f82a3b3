import type { WidgetEvent, WidgetEvents } from '@showroom/widgets/shop'
import type { Undo } from './watch-for-tags.ts'

export type ShowroomEvents = WidgetEvents & { error: { code: string; tag: string; message: string } }
export type ShowroomEvent = WidgetEvent | 'error'
export type Listener<Name extends ShowroomEvent> = (event: CustomEvent<ShowroomEvents[Name]>) => void
export type On = <Name extends ShowroomEvent>(name: Name, listener: Listener<Name>) => Undo

/** Hears what every widget of the page tells; returns the undo. */
export const on: On = (name, listener) => {
  const hear = (event: Event) => {
    // Only our own elements dispatch these names, each with the detail its name promises.
    if (event instanceof CustomEvent) listener(event)
  }
  const type = `showroom:${name}`
  document.addEventListener(type, hear)
  return () => document.removeEventListener(type, hear)
}

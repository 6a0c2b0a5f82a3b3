import type { EventOf, WidgetEvent, WidgetEvents } from '@showroom/widgets/shop'
import type { Undo } from './watch-for-tags.ts'

export type ShowroomEvents = WidgetEvents & { error: { code: string; tag: string; message: string } }
export type ShowroomEvent = WidgetEvent | 'error'
/** Those before an action carry a `promise` of its outcome as well. */
export type Heard<Name extends ShowroomEvent> = Name extends WidgetEvent
  ? EventOf<Name>
  : CustomEvent<ShowroomEvents[Name]>
export type Listener<Name extends ShowroomEvent> = (event: Heard<Name>) => void
export type On = <Name extends ShowroomEvent>(name: Name, listener: Listener<Name>) => Undo

/** Hears what every widget of the page tells; returns the undo. */
export const on: On = (name, listener) => {
  // Only our own elements dispatch these names, each with the detail its name promises; the DOM knows only Event.
  const hear = (event: Event) => (listener as (event: Event) => void)(event)
  const type = `showroom:${name}`
  document.addEventListener(type, hear)
  return () => document.removeEventListener(type, hear)
}

import type { LazyProps, WidgetDoor } from '@showroom/widgets/ui/Lazy.tsx'
import { currentPass } from './render-pass.ts'

/** Takes the place of the widgets' component of that name: the other widget is fetched before the next pass. */
export function Lazy<Props extends object>({ load, widget, waiting = null }: LazyProps<Props>) {
  const { doors, closedDoors } = currentPass()
  // Whatever stands under this very function is what it gave.
  const door = doors.get(load) as WidgetDoor<Props> | undefined
  if (!door) {
    closedDoors.add(load)
    return waiting
  }
  return <door.Widget {...widget} />
}

/** Only a browser preloads: what was drawn here must be hydrated in one go. */
export const preload = () => Promise.resolve()
export const arrive = () => {}

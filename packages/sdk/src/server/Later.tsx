import type { LaterProps, WidgetDoor } from '@showroom/widgets/ui/Later.tsx'
import { currentPass } from './pass.ts'

/** Takes the place of the widgets' component of that name: the other widget is fetched before the next pass. */
export function Later<Props extends object>({ load, widget, waiting = null }: LaterProps<Props>) {
  const { doors, closedDoors } = currentPass()
  // Whatever stands under this very function is what it gave.
  const door = doors.get(load) as WidgetDoor<Props> | undefined
  if (!door) {
    closedDoors.add(load)
    return waiting
  }
  return <door.Widget {...widget} />
}

/** In a browser, so that what was drawn here can be taken over in one go. */
export const bring = () => Promise.resolve()

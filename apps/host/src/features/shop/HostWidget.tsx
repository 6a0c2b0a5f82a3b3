import { Shadow } from '@showroom/widgets/shadow'
import { useShop, type WidgetEvent, type WidgetEvents } from '@showroom/widgets/shop'
import { useCallback } from 'react'
import { HydratedWidget } from '../../ssr/HydratedWidget.tsx'
import type { Door } from '../../ssr/hydrated-widget.ts'
import { useIsHydrated } from '../../ssr/useIsHydrated.ts'
import { useAppearance } from '../../theme/appearance.ts'

type Listeners = { [Name in WidgetEvent]?: (detail: WidgetEvents[Name]) => void }

type Props<WidgetProps extends object> = {
  of: Door<WidgetProps>
  widget: WidgetProps
  /** What the host does instead of the widget. Keep it stable. */
  takeOver?: Listeners
}

/** A widget in its shadow root, in the shop that the whole host shares. */
export const HostWidget = <WidgetProps extends object>({ of, widget, takeOver }: Props<WidgetProps>) => {
  const shop = useShop()
  const onHost = useCallback((host: Element) => listen(host, takeOver ?? {}), [takeOver])
  const { theme, isStill } = useAppearance()
  if (useIsHydrated())
    return (
      <HydratedWidget of={of} widget={widget} shop={shop} theme={theme} isStill={isStill} onHost={onHost} />
    )
  return (
    <Shadow shop={shop} css={of.css} theme={theme} still={isStill} onHost={onHost}>
      <of.Widget {...widget} />
    </Shadow>
  )
}

const listen = (host: Element, listeners: Listeners) => {
  const stops = Object.entries(listeners).map(([name, hear]) => {
    const take = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      event.preventDefault()
      Reflect.apply(hear, undefined, [event.detail])
    }
    host.addEventListener(`showroom:${name}`, take)
    return () => host.removeEventListener(`showroom:${name}`, take)
  })
  return () => {
    for (const stop of stops) stop()
  }
}

import { WidgetFrame } from '@showroom/widgets/frame'
import { useLayoutEffect, useRef } from 'react'
import type { HydratedWidgetProps } from './hydrated-widget.ts'
import { useHydratedInside } from './useHydratedInside.tsx'

/**
 * A widget that came in a declarative shadow root goes on with the nodes that stand there. React hydrates
 * nothing in a portal, so the widget is a root of its own, drawn at each change of its properties.
 */
export const HydratedWidget = <Props extends object>({
  of,
  widget,
  shop,
  theme,
  isStill,
  onHost,
}: HydratedWidgetProps<Props>) => {
  const place = useRef<HTMLDivElement>(null)
  const draw = useHydratedInside(place, of.css)

  useLayoutEffect(() => {
    draw((root) => (
      <WidgetFrame shop={shop} root={root} host={root.host} theme={theme}>
        <of.Widget {...widget} />
      </WidgetFrame>
    ))
  })
  useLayoutEffect(() => {
    const host = place.current
    return host ? onHost(host) : undefined
  }, [onHost])
  useLayoutEffect(() => void place.current?.toggleAttribute('data-still', isStill), [isStill])
  return <div ref={place} suppressHydrationWarning />
}

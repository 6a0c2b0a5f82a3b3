import { adoptStyles, WidgetFrame } from '@showroom/widgets/frame'
import { rootCss } from '@showroom/widgets/ui/root.css.ts'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { DrawnWidgetProps } from './drawn-widget.ts'
import { TakenOver } from './TakenOver.tsx'
import { layOnStyles } from './written-styles.ts'

/**
 * A widget that came in a declarative shadow root goes on with the nodes that stand there. React does not take over
 * what is in a portal, so the widget is a drawing of its own, told of each change of its properties.
 */
export const DrawnWidget = <Props extends object>({
  of,
  widget,
  shop,
  theme,
  isStill,
  onHost,
}: DrawnWidgetProps<Props>) => {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<Root>(null)
  const [failure, setFailure] = useState<{ of: unknown } | null>(null)
  const placeOf = useCallback(() => place.current, [])
  // The page says it in the place of the page that failed.
  if (failure) throw failure.of

  useLayoutEffect(() => {
    const root = place.current?.shadowRoot
    const inside = root?.querySelector('div')
    if (!root || !inside) return
    const tree = (
      <>
        <WidgetFrame shop={shop} root={root} host={root.host} theme={theme}>
          <of.Widget {...widget} />
        </WidgetFrame>
        <TakenOver placeOf={placeOf} />
      </>
    )
    if (drawing.current) return drawing.current.render(tree)
    adoptStyles(root, [rootCss, ...of.css])
    for (const link of root.querySelectorAll('link')) link.remove()
    layOnStyles(root)
    drawing.current = hydrateRoot(inside, tree, { onUncaughtError: (error) => setFailure({ of: error }) })
  })
  useLayoutEffect(() => {
    const host = place.current
    return host ? onHost(host) : undefined
  }, [onHost])
  useLayoutEffect(() => void place.current?.toggleAttribute('data-still', isStill), [isStill])
  useLayoutEffect(
    // React may not end one drawing while it is at work on another.
    () => () => void setTimeout(() => drawing.current?.unmount()),
    [],
  )
  return <div ref={place} suppressHydrationWarning />
}

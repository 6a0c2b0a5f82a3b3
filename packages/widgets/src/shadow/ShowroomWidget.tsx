import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { ThemeChoice } from '../frame/index.ts'
import { type EventOf, openShop, type Shop, type WidgetEvent } from '../shop/index.ts'
import { Shadow } from './Shadow.tsx'

type Listeners = { [Name in WidgetEvent]?: (event: EventOf<Name>) => void }

export type ShowroomWidgetProps<Props extends object> = {
  /** A widget's door: `import * as cart from '@showroom/widgets/cart'`. */
  of: { Widget: ComponentType<Props>; css: readonly string[] }
  /** The widget's own attributes. */
  widget: Props
  showroom: string
  apiBase: string
  theme?: ThemeChoice
  lang?: string
  className?: string
  /** Keep it stable; listeners hear before the page does, and may call `preventDefault()`. */
  on?: Listeners
}

/** A widget for React pages: opens the shop, draws in a shadow root, gives the shop back at the end. */
export const ShowroomWidget = <Props extends object>({
  of,
  widget,
  on,
  ...rest
}: ShowroomWidgetProps<Props>) => {
  const { showroom, apiBase, theme, lang, className } = rest
  const shop = useOpenShop(showroom, apiBase)
  const onHost = useCallback((host: Element) => listen(host, on ?? {}), [on])
  if (!shop) return null
  return (
    <Shadow shop={shop} css={of.css} theme={theme} lang={lang} className={className} onHost={onHost}>
      <of.Widget {...widget} />
    </Shadow>
  )
}

/** The shop of this showroom, opened while the component is there. */
export const useOpenShop = (showroom: string, apiBase: string): Shop | null => {
  const [shop, setShop] = useState<Shop | null>(null)
  useEffect(() => {
    const opened = openShop({ showroom, apiBase })
    setShop(opened)
    void opened.actions.open()
    return opened.release
  }, [showroom, apiBase])
  return shop
}

const listen = (host: Element, listeners: Listeners) => {
  const entries = Object.entries(listeners).map(([name, hear]): [string, (event: Event) => void] => [
    `showroom:${name}`,
    // The name in the table decides the detail; the DOM knows only Event.
    (event) => Reflect.apply(hear, undefined, [event]),
  ])
  for (const [name, hear] of entries) host.addEventListener(name, hear)
  return () => {
    for (const [name, hear] of entries) host.removeEventListener(name, hear)
  }
}

import { type ReactNode, useLayoutEffect, useState } from 'react'
import reactShadow, { useShadowRoot } from 'react-shadow'
import { type ThemeChoice, WidgetFrame } from '../frame/index.ts'
import type { Shop } from '../shop/index.ts'
import { rootCss } from '../ui/root.css.ts'
import { adoptStyles } from '../ui/sheets.ts'

const { div: ShadowHost } = reactShadow

/** A constant, because react-shadow attaches anew for each new list; a filled one crashes in StrictMode. */
const noSheets: CSSStyleSheet[] = []

type ShadowProps = {
  shop: Shop
  css: readonly string[]
  theme?: ThemeChoice | undefined
  /** Nothing moves, as where the visitor's system asks for it. */
  still?: boolean | undefined
  lang?: string | undefined
  className?: string | undefined
  /** Called with the element that widgets dispatch their events on. Returns the undo. */
  onHost?: ((host: Element) => () => void) | undefined
  children: ReactNode
}

/** The React flavour: the same components and adopted sheets as in the custom elements, in a root by react-shadow. */
export const Shadow = ({ className, ...inside }: ShadowProps) => {
  if (!ShadowHost) throw new Error('react-shadow gave no host element.')
  return (
    <ShadowHost styleSheets={noSheets} {...(className ? { className } : {})}>
      <InsideShadow {...inside} />
    </ShadowHost>
  )
}

const InsideShadow = ({
  shop,
  css,
  theme,
  still = false,
  lang,
  onHost,
  children,
}: Omit<ShadowProps, 'className'>) => {
  const root = useShadowRoot()
  const [isDressed, setDressed] = useState(false)
  useLayoutEffect(() => {
    adoptStyles(root, [rootCss, ...css])
    setDressed(true)
  }, [root, css])
  useLayoutEffect(() => onHost?.(root.host), [root, onHost])
  useLayoutEffect(() => void root.host.toggleAttribute('data-still', still), [root, still])
  if (!isDressed) return null
  return (
    <WidgetFrame shop={shop} root={root} host={root.host} theme={theme} lang={lang}>
      {children}
    </WidgetFrame>
  )
}

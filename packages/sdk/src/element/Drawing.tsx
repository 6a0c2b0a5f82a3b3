import { type ThemeChoice, WidgetFrame, adoptStyles } from '@showroom/widgets/frame'
import type { Shop } from '@showroom/widgets/shop'
import { rootCss } from '@showroom/widgets/ui/root.css.ts'
import type { ComponentType } from 'react'
import type { WidgetModule } from '../tag.ts'

export type DrawingProps = {
  container: ShadowRoot
  widget: WidgetModule
  shop: Shop
  theme: ThemeChoice | undefined
  /** It lies on a paper of its own. */
  hasPaper: boolean | undefined
  lang: string | undefined
  /** The tag's own attributes, parsed. */
  own: Record<string, unknown>
}

/** A widget in its frame: the whole content of a custom element's shadow root. */
export const Drawing = ({ container, widget, shop, theme, hasPaper, lang, own }: DrawingProps) => {
  // Before those of a view inside, which may be drawn at once: what comes later wins.
  adoptStyles(container, [rootCss, ...widget.css])
  // The attributes were parsed by the same row of the table that the compiler has held against the widget's props.
  const Widget = widget.Widget as ComponentType<Record<string, unknown>>
  return (
    <WidgetFrame
      key={shop.showroom}
      shop={shop}
      root={container}
      host={container.host}
      theme={theme}
      hasPaper={hasPaper}
      lang={lang}
    >
      {!widget.hasOwnHeader && <slot name="header" />}
      <Widget {...own} />
      <slot name="footer" />
    </WidgetFrame>
  )
}

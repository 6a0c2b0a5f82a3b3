import { type ComponentType, useLayoutEffect } from 'react'
import base from '../apps/host/src/theme/base.css?inline'
import pageTokens from '../apps/host/src/theme/page-tokens.css?inline'
import tokens from '../apps/host/src/theme/tokens.css?inline'
import type { Settings } from './Stage.tsx'

type Props = {
  settings: Settings
  args: Record<string, unknown>
  component: ComponentType<Record<string, unknown>>
}

/** A piece of the marketplace's own pages: no shadow around it, the site's tokens on the root element. */
export const HostStage = ({ settings: { scheme, width, direction }, args, component: Component }: Props) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.scheme = scheme
    return () => {
      delete document.documentElement.dataset.scheme
    }
  }, [scheme])
  return (
    <main
      dir={direction}
      className="page page-top"
      // What `settled` looks for, as in the widgets' roots.
      data-part="root"
      style={{ maxWidth: width === 'full' ? 560 : `${width}px`, marginInline: 0, minHeight: 420 }}
    >
      {/* Only while it stands here: a widget's story must not be dressed by them. */}
      <style>{tokens + pageTokens + base}</style>
      <Component {...args} />
    </main>
  )
}

/** What a story of the host says in `parameters.host`. */
export const standsInHost = (parameters: Record<string, unknown>): boolean => parameters.host === true

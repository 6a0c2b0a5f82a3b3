import type { PageComponent } from '../ssr/page-of.tsx'
import type { PanelIconName } from './PanelIcon.tsx'

/** A page of a workspace, and its row in the rail. */
export type Panel = {
  /** What its address ends with, /account/{path}; the rail's badge counts what waits under this name. */
  path: string
  label: string
  icon: PanelIconName
  /** It is about what somebody pays and earns: closed while their screen is looked at. */
  isMoney?: true
  Content: PageComponent
}

/** Panels that stand together in a rail, under the name of what they are about. */
export type PanelGroup = { name: string; panels: readonly Panel[] }

import { useMatches } from 'react-router'

/**
 * The two layouts of the specification (§2), both with header, content and footer. The newer one ends with all there is
 * to know of us; in the older one, where people work, a line of it is enough.
 */
export type LayoutKind = 'newer' | 'older'

/** What a route says of the layout that its pages stand in; who says nothing stands in the newer one. */
export const olderLayout = { layout: 'older' } as const

/** Of the routes that lead to a page the innermost that says a layout decides. */
export const layoutKindOf = (handles: readonly unknown[]): LayoutKind =>
  handles.reduce<LayoutKind>((kind, handle) => (saysLayout(handle) ? handle.layout : kind), 'newer')

const saysLayout = (handle: unknown): handle is { layout: LayoutKind } =>
  typeof handle === 'object' &&
  handle !== null &&
  'layout' in handle &&
  (handle.layout === 'newer' || handle.layout === 'older')

export const useLayoutKind = (): LayoutKind => layoutKindOf(useMatches().map(({ handle }) => handle))

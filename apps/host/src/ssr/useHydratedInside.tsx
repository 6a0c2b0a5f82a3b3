import { adoptStyles } from '@showroom/widgets/frame'
import { rootCss } from '@showroom/widgets/ui/root.css.ts'
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { Hydrated } from './Hydrated.tsx'
import { layOnStyles } from './written-styles.ts'

type Drawing = {
  root: Root
  isHydrated: boolean
  /** What it is to become once it is hydrated: drawn before, React would throw away what stands there. */
  next: ReactNode
  isLeft: boolean
}

/** Hydrates what stands in the shadow root of a place, and draws there from then on. */
export const useHydratedInside = (place: RefObject<HTMLElement | null>, css: readonly string[]) => {
  const drawing = useRef<Drawing>(null)
  const [failure, setFailure] = useState<{ of: unknown } | null>(null)
  // The page says it in the place of the page that failed.
  if (failure) throw failure.of

  const placeOf = useCallback(() => {
    const hydrated = drawing.current
    if (hydrated?.next) hydrated.root.render(hydrated.next)
    if (hydrated) Object.assign(hydrated, { isHydrated: true, next: null })
    return place.current
  }, [place])
  useLayoutEffect(
    () => () => {
      if (drawing.current) drawing.current.isLeft = true
      // React may not end one drawing while it is at work on another.
      setTimeout(() => drawing.current?.root.unmount())
    },
    [],
  )

  return (treeIn: (root: ShadowRoot) => ReactNode) => {
    const shadow = place.current?.shadowRoot
    const inside = shadow?.querySelector('div')
    if (!shadow || !inside) return
    const tree = (
      <>
        {treeIn(shadow)}
        <Hydrated placeOf={placeOf} />
      </>
    )
    if (drawing.current?.isHydrated) return drawing.current.root.render(tree)
    if (drawing.current) {
      drawing.current.next = tree
      return
    }
    adoptStyles(shadow, [rootCss, ...css])
    for (const link of shadow.querySelectorAll('link')) link.remove()
    layOnStyles(shadow)
    // In slices, as the page around it.
    startTransition(() => {
      const root = hydrateRoot(inside, tree, {
        onUncaughtError: (error) => setFailure({ of: error }),
        // That it was left before it was hydrated is not one.
        onRecoverableError: (error) => drawing.current?.isLeft || reportError(error),
      })
      drawing.current = { root, isHydrated: false, next: null, isLeft: false }
    })
  }
}

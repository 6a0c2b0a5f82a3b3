import type { Page } from '../page.ts'
import { canTellBlocked } from './look-at-requests.ts'
import type { PageSeen, ScriptSeen } from './seen.ts'

export const lookAtScripts = (): ScriptSeen[] =>
  [...document.scripts]
    .filter(({ src, dataset }) => /\/embed\/[^?#]*showroom\.js/.test(src) || dataset.showroom !== undefined)
    .map((script) => ({
      address: script.src,
      showroom: script.dataset.showroom ?? null,
      isModule: script.type === 'module',
      integrity: script.integrity || mappedIntegrity(script.src),
    }))

/** An import map can carry it instead of the tag. */
const mappedIntegrity = (address: string): string => {
  const maps = [...document.querySelectorAll('script[type=importmap]')]
  const entry = maps.map(({ textContent }) => read(textContent, 'integrity', address)).find(Boolean)
  return typeof entry === 'string' ? entry : ''
}

const read = (json: string, ...path: string[]): unknown => {
  try {
    return path.reduce(
      (at: unknown, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      JSON.parse(json),
    )
  } catch {
    // A map that is no JSON is not heard by the browser either.
    return undefined
  }
}

export const lookAtPage = (page: Page): PageSeen => ({
  language: document.documentElement.lang,
  rootSizePx: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  canStore: canStore(page),
  serviceWorker: navigator.serviceWorker?.controller?.scriptURL ?? null,
  hasWrappedFetch: !/\[native code\]/.test(Function.prototype.toString.call(window.fetch)),
  extensions: extensionsIn({ Object, Array, String, Function }),
  canTellBlocked: canTellBlocked(),
})

const canStore = ({ showroom }: Page) => {
  try {
    const key = `showroom:doctor:${showroom}`
    localStorage.setItem(key, '1')
    localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}

/** A loop lists what pages add, and nothing of the language's own; `toJSON` changes what is sent even when hidden. */
const extensionsIn = (kinds: Record<string, { prototype: object }>): string[] =>
  Object.entries(kinds).flatMap(([kind, { prototype }]) => {
    const hidden = Object.hasOwn(prototype, 'toJSON') ? ['toJSON'] : []
    return [...new Set([...Object.keys(prototype), ...hidden])].map((name) => `${kind}.prototype.${name}`)
  })

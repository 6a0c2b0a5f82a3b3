import { type ComponentType, type CSSProperties, useEffect, useState } from 'react'
import { Shadow } from '../packages/widgets/src/shadow/index.ts'
import { openShop, type Shop } from '../packages/widgets/src/shop/index.ts'
import { type FakeAnswers, fakeApi } from '../packages/widgets/src/testing/fake-api.ts'
import {
  aThemedShop,
  type ThemedShowroom,
  themedShowrooms,
} from '../packages/widgets/src/testing/showroom-fixtures.ts'
import { ElementStage } from './ElementStage.tsx'

/** What a story says in `parameters.showroom`. */
export type Stands = {
  css: readonly string[]
  /** The widget's tag; pieces have none and are always drawn with React. */
  tag?: string
  /** What the shop's server answers. */
  answers?: FakeAnswers
  /** Until then the shop is on its way. */
  isWaiting?: boolean
  /** Somebody signed in on the page before. */
  isSignedIn?: boolean
  /** What the page's own style sheet says. */
  pageCss?: string
}

export type Settings = {
  showroom: ThemedShowroom
  scheme: 'light' | 'dark'
  flavour: 'react' | 'element'
  width: string
  direction: 'ltr' | 'rtl'
}

type StageProps = {
  story: string
  stands: Stands
  settings: Settings
  args: Record<string, unknown>
  component: ComponentType<Record<string, unknown>>
}

/** The marketplace has its own type; a white-label widget takes the page's: here one that every machine has. */
const faces: Record<'marketplace' | 'whiteLabel', CSSProperties & Record<`--${string}`, string>> = {
  marketplace: {
    fontFamily: "'Inter Variable', sans-serif",
    '--showroom-heading-font': "'Fraunces Variable', serif",
  },
  whiteLabel: { fontFamily: "'Fraunces Variable', serif" },
}

/** A column of a page with one widget in it, whose shop answers as the story says. */
export const Stage = ({ story, stands, settings, args, component: Component }: StageProps) => {
  const shop = useStoryShop(story, stands, settings)
  const { scheme, width, direction } = settings
  if (!shop) return null
  return (
    <main
      dir={direction}
      style={{
        maxWidth: width === 'full' ? undefined : `${width}px`,
        minHeight: '100vh',
        padding: width === '320' ? 0 : 16,
        boxSizing: 'border-box',
        background: scheme === 'dark' ? '#171614' : '#fbfaf7',
        ...faces[settings.showroom === 'marketplace' ? 'marketplace' : 'whiteLabel'],
      }}
    >
      {stands.pageCss && <style>{stands.pageCss}</style>}
      {settings.flavour === 'element' && stands.tag ? (
        <ElementStage tag={stands.tag} shop={shop} scheme={scheme} args={args} />
      ) : (
        <Shadow shop={shop} css={stands.css} theme={scheme} lang={direction === 'rtl' ? 'ar' : undefined}>
          <Component {...args} />
        </Shadow>
      )}
    </main>
  )
}

const useStoryShop = (story: string, stands: Stands, settings: Settings): Shop | null => {
  const [shop, setShop] = useState<Shop | null>(null)
  useEffect(() => {
    const memory = new Map<string, string>()
    const showroom = `${story}-${settings.showroom}`
    const session = `showroom:${location.host}:${showroom}:session`
    if (stands.isSignedIn) sessionStorage.setItem(session, `sr_e_${'x'.repeat(43)} Ana`)
    const { fetch } = fakeApi({
      'GET /api/shop': () =>
        stands.isWaiting
          ? new Promise(() => undefined)
          : { success: true, data: aThemedShop(settings.showroom) },
      ...stands.answers,
    })
    const opened = openShop({
      showroom,
      apiBase: '',
      fetch,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    })
    setShop(opened)
    void opened.actions.open()
    return () => {
      opened.release()
      sessionStorage.removeItem(session)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- keyed by story and settings, which never change
  }, [])
  return shop
}

export const standsIn = (parameters: Record<string, unknown>): Stands => {
  const stands = parameters.showroom
  if (!isStands(stands)) throw new Error('A story needs parameters.showroom with its css.')
  return stands
}

const isStands = (stands: unknown): stands is Stands =>
  typeof stands === 'object' && stands !== null && 'css' in stands && Array.isArray(stands.css)

export const settingsIn = (globals: Record<string, unknown>): Settings => ({
  showroom: isThemed(globals.showroom) ? globals.showroom : 'marketplace',
  scheme: globals.scheme === 'dark' ? 'dark' : 'light',
  flavour: globals.flavour === 'element' ? 'element' : 'react',
  width: String(globals.width ?? 'full'),
  direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
})

const isThemed = (showroom: unknown): showroom is ThemedShowroom =>
  typeof showroom === 'string' && showroom in themedShowrooms

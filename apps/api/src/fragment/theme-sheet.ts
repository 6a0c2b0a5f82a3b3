import { createHash } from 'node:crypto'
import { juniper, themeTokens } from '@showroom/contract/showroom/theme.rules'
import { LRUCache } from 'lru-cache'

export const schemes = ['light', 'dark', 'auto'] as const
export type SchemeChoice = (typeof schemes)[number]

type Sheet = { href: string; text: string }

const folder = '/showroom/embed/theme'
const address = /^([0-9a-f]{6})-(light|dark|auto)-[0-9a-f]{8}\.css$/

const sheets = new LRUCache<string, Sheet, { color: string; scheme: SchemeChoice }>({
  max: 500,
  memoMethod: (_key, _stale, { context: { color, scheme } }) => {
    const text = textOf(color, scheme)
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
    return { href: `${folder}/${color.slice(1)}-${scheme}-${hash}.css`, text }
  },
})

/** A showroom's colours before any script has come: the same that the widget lays on its root by script. */
export const themeSheet = (themeColor: string | null, scheme: SchemeChoice): Sheet => {
  const color = (themeColor ?? juniper).toLowerCase()
  return sheets.memo(`${color} ${scheme}`, { context: { color, scheme } })
}

/** The sheet of an address that `themeSheet` once gave; null where the colours are worked out otherwise today. */
export const themeSheetAt = (fileName: string): Sheet | null => {
  const [, color, word] = address.exec(fileName) ?? []
  const scheme = schemes.find((known) => known === word)
  if (!color || !scheme) return null
  const sheet = themeSheet(`#${color}`, scheme)
  return sheet.href === `${folder}/${fileName}` ? sheet : null
}

const textOf = (color: string, scheme: SchemeChoice) => {
  const { light, dark } = themeTokens(color)
  const rule = (name: 'light' | 'dark', tokens: Record<string, string>) =>
    `:host{color-scheme:${name};${Object.entries(tokens)
      .map(([property, value]) => `${property}:${value}`)
      .join(';')}}`
  if (scheme === 'light') return rule('light', light)
  if (scheme === 'dark') return rule('dark', dark)
  return `${rule('light', light)}@media (prefers-color-scheme:dark){${rule('dark', dark)}}`
}

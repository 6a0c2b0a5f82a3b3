import type { Theme } from '@showroom/contract/shop/shop'
import { useLayoutEffect, useState } from 'react'
import { newSheet } from '../ui/sheets.ts'

export type Scheme = 'light' | 'dark'
export type ThemeChoice = 'auto' | Scheme

/** `auto` follows the visitor's system; without a choice a shop is light, as most pages it stands on are. */
export const useScheme = (choice: ThemeChoice): Scheme => {
  // Asked before the first paint and not while drawing: a server has no visitor's system to ask.
  const [isDark, setDark] = useState(false)
  useLayoutEffect(() => {
    if (choice !== 'auto') return undefined
    const system = systemIsDark()
    const follow = () => setDark(system.matches)
    follow()
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [choice])
  return choice === 'auto' ? (isDark ? 'dark' : 'light') : choice
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

const customProperty = /^--showroom-[a-z-]+$/
const hexColor = /^#[0-9a-f]{6}$/i

/**
 * Lays the showroom's colours on `:host`, where a page's own `--showroom-*` on the tag still wins.
 * Set as properties of a rule, so that a value can never become CSS text. Returns the undo.
 */
export const dressRoot = (root: ShadowRoot | Document, theme: Theme, scheme: Scheme): (() => void) => {
  const sheet = newSheet(root.ownerDocument ?? document)
  sheet.insertRule(':host{}')
  const rule = sheet.cssRules[0]
  if (!(rule instanceof CSSStyleRule)) return () => undefined
  rule.style.setProperty('color-scheme', scheme)
  for (const [name, value] of Object.entries(theme[scheme])) {
    if (customProperty.test(name) && hexColor.test(value)) rule.style.setProperty(name, value)
  }
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

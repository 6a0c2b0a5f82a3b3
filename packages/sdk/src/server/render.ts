import type { FragmentRenderer, FragmentRequest, FragmentSources } from '@showroom/contract/fragment/fragment'
import type { ThemeChoice } from '@showroom/widgets/frame'
import { openShop } from '@showroom/widgets/shop'
import { openState } from '@showroom/widgets/shop/initial-answers'
import { buildId } from '../build-id.ts'
import { parseAttribute, propertyOf } from '../element/attributes.ts'
import type { InitialData } from '../element/hydrate.ts'
import { linksTo } from '../links.ts'
import { allDoors } from '../all-doors.ts'
import { drawWidget } from './draw.tsx'
import { attributesText, jsonBlock } from './html.ts'
import { plainOf } from './plain.tsx'
import { isTagName, type TagName } from '../registry.ts'
import { attributesOf, readFragment } from './read.ts'
import { keeping, type Replies } from './replies.ts'
import { readSheets } from './sheets.ts'

const render = async (request: FragmentRequest, sources: FragmentSources): Promise<string> => {
  const { tag, showroom, attributes, dom, styles } = request
  if (!isTagName(tag)) throw new Error(`There is no <${tag}>.`)
  const replies: Replies = {}
  const call = keeping(replies, sources.call)
  const [widget, opened] = await Promise.all([
    allDoors[tag](),
    call('GET /api/shop', { query: { showroom } }),
  ])
  const { apiBase } = sources
  // Shared with whatever else is drawn of the showroom: nothing in it is anybody's.
  const opening = openShop({ showroom, apiBase })
  const shop = { ...opening, call }
  const { theme, ground, ...own } = valuesOf(request)
  shop.state.setState(openState(opened))
  const links = linksTo(shop)
  const { html, answers } = await drawWidget({
    widget,
    shop,
    theme,
    hasPaper: ground === 'own',
    own: { ...own, ...links },
    pageHref: (path) => `${apiBase}/showroom${path}`,
  })
  opening.release()
  const plain = plainOf(tag, { replies, links, apiBase })
  if (dom === 'light') return plain
  const initialData: InitialData = {
    build: buildId,
    values: { ...written(own), showroom, ...(theme && { theme }), ...(ground !== undefined && { ground }) },
    shop: opened,
    given: { at: sources.now.getTime(), answers },
  }
  const root = await shadowRootOf(tag, { html, initialData, theme, styles, sources })
  return `<${tag}${attributesText(attributes)}>${root}${plain}</${tag}>\n`
}

type Root = {
  html: string
  initialData: InitialData
  theme: ThemeChoice | undefined
  styles: FragmentRequest['styles']
  sources: Pick<FragmentSources, 'apiBase' | 'themeSheet'>
}

/** The widget in a declarative shadow root, with its styles and with what it was drawn from. */
const shadowRootOf = async (
  tag: TagName,
  { html, initialData, theme, styles, sources }: Root,
): Promise<string> => {
  const own = (await readSheets()).get(tag)
  if (!own) throw new Error(`There is no style sheet of <${tag}>.`)
  const color = initialData.shop.data.profile?.theme_color ?? null
  const sheets = [
    { href: `${sources.apiBase}/showroom/embed/${own.fileName}`, text: own.text },
    sources.themeSheet(color, theme ?? 'light'),
  ].map(({ href, text }) =>
    styles === 'inline' ? `<style>${text}</style>` : `<link${attributesText({ rel: 'stylesheet', href })}>`,
  )
  const data = `<script type="application/json">${jsonBlock(initialData)}</script>`
  const focus = 'required' in attributesOf(tag) ? ' shadowrootdelegatesfocus' : ''
  return `<template shadowrootmode="open"${focus}>${sheets.join('')}${html}${data}</template>`
}

const valuesOf = ({ tag, attributes }: FragmentRequest) => {
  const known = isTagName(tag) ? attributesOf(tag) : {}
  const {
    showroom: _,
    theme,
    ground,
    ...own
  } = Object.fromEntries(
    Object.entries(known).map(([name, type]) => [
      propertyOf(name),
      parseAttribute(type, attributes[name] ?? null),
    ]),
  )
  return { ...own, ground, theme: isThemeChoice(theme) ? theme : undefined }
}

/** A flag that is not set is no attribute, and so no value of the element. */
const written = (own: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(own).filter(([, value]) => value !== false))

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  value === 'auto' || value === 'light' || value === 'dark'

export const renderer: FragmentRenderer = { read: readFragment, render }
export { readSheets }

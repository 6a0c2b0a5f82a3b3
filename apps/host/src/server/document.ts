import { readFileSync } from 'node:fs'
import { attributesText, jsonBlock } from '@showroom/sdk/server/html'
import { type DrawnPage, drawnBlockId } from '../drawn/drawn-page.ts'
import { drawnMark } from '../drawn/TakenOver.tsx'
import type { Told } from '../drawn/told.ts'
import { writtenStyle } from '../drawn/written-styles.ts'

/** A part of what the browser's build made, by the file that it was made from. */
type Chunk = { file: string; css?: string[]; imports?: string[] }

const client = new URL('../dist/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, client), 'utf8')

// Vite wrote it beside the very build that this module belongs to.
const manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, Chunk>

const [top = '', rest = ''] = read('index.html')
  .replace(/\s*<title>[^]*?<\/title>/, '')
  .replace(/\s*<meta\s+name="description"[^]*?>/, '')
  .split('</head>')
const place = '<div id="showroom"></div>'
if (!rest.includes(place)) throw new Error('The built host has no place for a page.')
const written = top + rest
// Before the files of the build: a widget that waits for its styles would come in after the page has been painted.
const firstLink = top.search(/<link|<script/)
const before = top.slice(0, firstLink)
const stylesheets = /\s*<link rel="stylesheet"[^>]*>/g
// Without its styles nothing is painted; the programs can wait for them.
const ownStyles = (top.slice(firstLink).match(stylesheets) ?? []).join('')
const after = top.slice(firstLink).replace(stylesheets, '')

export type DocumentParts = { head: string; html: string; told: Told; from: DrawnPage }

/** The whole page: its head, what it needs to look right, itself, and what it was drawn from. */
export const documentOf = ({ head, html, told, from }: DocumentParts): string => {
  const block = `<script${attributesText({ type: 'application/json', id: drawnBlockId })}>${jsonBlock(from)}</script>`
  // A function, because the page may hold what `replace` reads as a pattern.
  const body = rest.replace(
    place,
    () => `<div id="showroom" ${drawnMark}>${withWrittenStyles(html)}</div>${block}`,
  )
  return `${before}${head}${ownStyles}${linksOf(told)}${after}</head>${body}`
}

export const shellOf = (head: string): string => `${top}${head}</head>${rest}`

/** A strict policy refuses styles in HTML: see drawn/written-styles.ts. React writes a quotation mark in text as an entity. */
const withWrittenStyles = (html: string) => html.replaceAll(' style="', ` ${writtenStyle}="`)

const linksOf = ({ pages, sheets, preloads }: Told): string => {
  const chunks = new Set<Chunk>()
  for (const page of pages) collect(page, chunks)
  const styles = [...chunks].flatMap(({ css = [] }) => css).map((file) => `/showroom/${file}`)
  const scripts = [...chunks].map(({ file }) => `/showroom/${file}`)
  const isNew = (href: string) => !written.includes(href)
  return [
    ...preloads,
    ...[...sheets].map((href) => tag({ rel: 'preload', as: 'style', href })),
    ...[...new Set(styles)].filter(isNew).map((href) => tag({ rel: 'stylesheet', href })),
    ...scripts.filter(isNew).map((href) => tag({ rel: 'modulepreload', href })),
  ].join('')
}

const tag = (attributes: Record<string, string>) => `<link${attributesText(attributes)}>`

const collect = (file: string, into: Set<Chunk>) => {
  const chunk = manifest[file]
  if (!chunk)
    throw new Error(`The build made nothing of ${file}: pageOf names a file that is not its page's.`)
  if (into.has(chunk)) return
  into.add(chunk)
  for (const other of chunk.imports ?? []) collect(other, into)
}

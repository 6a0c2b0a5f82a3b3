import { readFileSync, statSync } from 'node:fs'
import { attributesText, jsonBlock } from '@showroom/sdk/server/html'
import { type InitialData, initialDataId } from '../initial-data.ts'
import { hydrationMark } from '../Hydrated.tsx'
import type { RenderData } from '../render-data.ts'
import type { Programs } from './programs-at.ts'
import { coming } from './coming.tsx'
import { writtenStyle } from '../written-styles.ts'

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
const placeOf = (mark: string, html: string) => `<div id="showroom"${mark}>${html}</div>`
const place = placeOf('', '')
if (!rest.includes(place)) throw new Error('The built host has no place for a page.')
const written = top + rest
// Before the files of the build: a widget that waits for its styles would come in after the page has been painted.
const firstLink = top.search(/<link|<script/)
const before = top.slice(0, firstLink)
const stylesheets = /\s*<link rel="stylesheet"[^>]*>/g
// Without its styles nothing is painted; the programs can wait for them.
const ownStyles = (top.slice(firstLink).match(stylesheets) ?? []).join('')
const ownScripts =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]*)"[^>]*>(?:<\/script>)?/g
const after = top.slice(firstLink).replace(stylesheets, '').replace(ownScripts, '')
/** The entry, and all that it imports. */
const ownProgram = [...top.matchAll(ownScripts)].map(([, file = '']) => file)
const start = `/showroom/${chunkOf('src/ssr/start.ts').file}`
const askEarly = `<script type="module" async src="/showroom/${chunkOf('src/ssr/ask-early.ts').file}"></script>`

export type DocumentParts = { head: string; html: string; renderData: RenderData; from: InitialData }

/** The whole page: its head, what it needs to look right, itself, and what it was drawn from. */
export const documentOf = ({ head, html, renderData, from }: DocumentParts): string => {
  const block = `<script${attributesText({ type: 'application/json', id: initialDataId })}>${jsonBlock(from)}</script>`
  // A function, because the page may hold what `replace` reads as a pattern.
  const body = rest.replace(place, () => `${placeOf(` ${hydrationMark}`, withWrittenStyles(html))}${block}`)
  return `${before}${head}${ownStyles}${linksOf(renderData)}${after}${programOf(renderData)}</head>${body}`
}

/** What comes before any panel does, and what `coming` is dressed by. */
const workspaceStyles = stylesOf('src/workspaces/WorkspaceFrame.tsx')

/** A page that the browser draws, with the programs that it will need: all of them come at once, none after another. */
export const shellOf = (head: string, { files, reads }: Programs): string => {
  if (files.length === 0) return `${before}${askEarly}${top.slice(firstLink)}${head}</head>${rest}`
  const chunks = chunksOf(new Set(files))
  const styles = newOf(chunks.flatMap(({ css = [] }) => css)).map((href) =>
    // Nothing is dressed by a panel's own styles before its program is there.
    workspaceStyles.has(href)
      ? tag({ rel: 'stylesheet', crossorigin: '', href })
      : tag({ rel: 'preload', as: 'style', fetchpriority: 'low', crossorigin: '', href }),
  )
  const programs = largestFirst([...ownProgram.slice(1), ...newOf(chunks.map(({ file }) => file))]).map(
    (href) => tag({ rel: 'modulepreload', fetchpriority: 'low', crossorigin: '', href }),
  )
  // What is painted first has the line first.
  const entry = `<script type="module" fetchpriority="low" crossorigin src="${ownProgram[0]}"></script>`
  const asked = `<meta${attributesText({ name: 'first-reads', content: JSON.stringify(reads) })}>`
  const body = rest.replace(place, () => placeOf('', withWrittenStyles(coming)))
  const own = `${after}${ownStyles}${styles.join('')}${programs.join('')}${entry}`
  return `${before}${asked}${askEarly}${own}${head}</head>${body}`
}

/** The longest way is that of the largest, which comes over one line: it begins first. */
function largestFirst(hrefs: readonly string[]): string[] {
  const sizeOf = (href: string) => statSync(new URL(href.replace('/showroom/', ''), client)).size
  return hrefs
    .map((href) => ({ href, size: sizeOf(href) }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ href }) => href)
}

function stylesOf(file: string): Set<string> {
  return new Set(chunksOf(new Set([file])).flatMap(({ css = [] }) => css.map((each) => `/showroom/${each}`)))
}

/** A strict policy refuses styles in HTML: see ssr/written-styles.ts. React writes a quotation mark in text as an entity. */
const withWrittenStyles = (html: string) => html.replaceAll(' style="', ` ${writtenStyle}="`)

const linksOf = ({ pages, sheets, preloads }: RenderData): string => {
  const styles = chunksOf(pages).flatMap(({ css = [] }) => css)
  return [
    ...preloads,
    ...[...sheets].map((href) => tag({ rel: 'preload', as: 'style', href })),
    ...newOf(styles).map((href) => tag({ rel: 'stylesheet', href })),
  ].join('')
}

/** What ssr/start.ts fetches once the page is seen. */
const programOf = ({ pages }: RenderData): string => {
  const files = [...ownProgram, ...newOf(chunksOf(pages).map(({ file }) => file))]
  const program = `<meta${attributesText({ name: 'program', content: files.join(' ') })}>`
  return `${program}<script type="module" src="${start}"></script>`
}

/** Addresses of files that are not in every page anyway. */
const newOf = (files: readonly string[]) =>
  [...new Set(files)].map((file) => `/showroom/${file}`).filter((href) => !written.includes(href))

const tag = (attributes: Record<string, string>) => `<link${attributesText(attributes)}>`

function chunksOf(pages: ReadonlySet<string>): Chunk[] {
  const chunks = new Set<Chunk>()
  for (const page of pages) collect(page, chunks)
  return [...chunks]
}

function chunkOf(file: string): Chunk {
  const chunk = manifest[file]
  if (!chunk)
    throw new Error(`The build made nothing of ${file}: pageOf names a file that is not its page's.`)
  return chunk
}

function collect(file: string, into: Set<Chunk>) {
  const chunk = chunkOf(file)
  if (into.has(chunk)) return
  into.add(chunk)
  for (const other of chunk.imports ?? []) collect(other, into)
}

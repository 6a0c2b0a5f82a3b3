import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GuestFile, scriptTag } from '../../factories/guest-site.ts'

const here = (file: string) => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
const require = createRequire(import.meta.url)
const library = (path: string): GuestFile => ({
  body: readFileSync(require.resolve(path)),
  ...(path.endsWith('.woff2') && { type: 'font/woff2' }),
})

/** What each of the three brings along, beside its own sheet. */
const libraries: Record<Builder, Record<string, string>> = {
  wordpress: { '/jquery.js': 'jquery/dist/jquery.min.js' },
  bootstrap: {
    '/jquery.js': 'jquery/dist/jquery.min.js',
    '/bootstrap.js': 'bootstrap/dist/js/bootstrap.min.js',
    '/bootstrap.css': 'bootstrap/dist/css/bootstrap.min.css',
  },
  squarespace: {
    '/inter.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  },
}

export type Builder = 'wordpress' | 'bootstrap' | 'squarespace'
export const builders: readonly Builder[] = ['wordpress', 'bootstrap', 'squarespace']

/** A site as its builder makes one: `/` with single tags, `/shop` with the whole shop. */
export const siteOf = (builder: Builder): Record<string, GuestFile | string> => {
  const page = (title: string, content: string) => ({
    body: here(`${builder}.html`)
      .replaceAll('{{TITLE}}', title)
      .replace('{{SCRIPT}}', scriptTag('MAPLE247'))
      .replace('{{CONTENT}}', content),
  })
  return {
    '/': page('Home', here(`${builder}-home.html`)),
    '/shop': page('Shop', here(`${builder}-shop.html`)),
    '/page.css': here(`${builder}.css`),
    ...Object.fromEntries(Object.entries(libraries[builder]).map(([path, name]) => [path, library(name)])),
  }
}

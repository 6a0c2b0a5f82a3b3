import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// The site's policy admits no script but the marketplace's, and no style but its own file's.

const folder = fileURLToPath(new URL('../src/', import.meta.url))
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
const read = (page: string) => readFileSync(folder + page, 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

test('there are pages', () => {
  expect(pages).toEqual(expect.arrayContaining(['index.html', 'shop.html']))
})

test.each(pages)('%s has no script and no style of its own', (page) => {
  const html = read(page)
  expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i)
  for (const attributes of all(html, /<script([^>]*)>/gi)) {
    expect(attributes).toContain('src="{{HOST}}/showroom/embed/v1/showroom.js"')
  }
})

test.each(pages)('%s links to files that are there', (page) => {
  const local = all(read(page), /(?:href|src)="([^"]+)"/g).filter(
    (target) => !/^(\{\{HOST\}\}|https?:|tel:|mailto:|#)/.test(target),
  )
  expect(local.length).toBeGreaterThan(0)
  for (const target of local) {
    const path = target.replace(/[?#].*$/, '').replace(/^\//, '') || 'index.html'
    expect(existsSync(folder + path), target).toBe(true)
  }
})

test.each(pages)('every picture of %s is described', (page) => {
  for (const attributes of all(read(page), /<img([^>]*)>/g)) expect(attributes).toMatch(/\salt="/)
})

import { afterEach, expect, test } from 'vitest'
import { watchForTags } from './watch-for-tags.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const watched = () => {
  const found: string[] = []
  stop = watchForTags('test-tag', (element) => found.push(element.id))
  return found
}

const observed = () => new Promise((done) => setTimeout(done, 120))

const addTag = (id: string, into: ParentNode & Node = document.body) => {
  const element = document.createElement('test-tag')
  element.id = id
  return into.appendChild(element)
}

test('finds the tags that are there, and those that come later', async () => {
  addTag('there')
  const found = watched()
  await observed()
  const box = document.createElement('div')
  addTag('later', box)
  document.body.append(box)
  await observed()
  expect(found).toEqual(['there', 'later'])
})

test('finds what is near when it begins before a frame is drawn, and once', async () => {
  addTag('there')
  const found = watched()
  await Promise.resolve()
  expect(found).toEqual(['there'])
  await observed()
  expect(found).toEqual(['there'])
})

test('finds tags in open shadow roots, and what is added there later', async () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  addTag('inside', root)
  const found = watched()
  await observed()
  addTag('inside later', root)
  await observed()
  expect(found).toEqual(['inside', 'inside later'])
})

test('leaves tags far below the viewport alone until the visitor comes near', async () => {
  const space = document.body.appendChild(document.createElement('div'))
  space.style.height = '5000px'
  addTag('below')
  const found = watched()
  await observed()
  expect(found).toEqual([])
  space.style.height = '10px'
  await observed()
  expect(found).toEqual(['below'])
})

test('a tag in a hidden part of the page waits until it is shown', async () => {
  const tab = document.body.appendChild(document.createElement('div'))
  tab.style.display = 'none'
  addTag('hidden', tab)
  const found = watched()
  await observed()
  expect(found).toEqual([])
  tab.style.display = 'block'
  await observed()
  expect(found).toEqual(['hidden'])
})

test('stops when asked to', async () => {
  const found = watched()
  stop()
  addTag('too late')
  await observed()
  expect(found).toEqual([])
})

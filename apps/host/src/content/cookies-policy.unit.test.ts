import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const widgets = join(source, '../../../packages/widgets/src')
const policy = readFileSync(join(import.meta.dirname, 'cookies-policy.md'), 'utf8')
const [, storage = ''] = policy.split('## What is kept in your browser’s storage')
const [untilForgotten = '', untilClosed = ''] = storage.split('- Until you close the tab')
const namesIn = (text: string) => [...text.matchAll(/\*\*([\w:-]+)\*\*/g)].map(([, name]) => name)

const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

const code = [...codeIn(source), ...codeIn(widgets)]
const filesWith = (pattern: RegExp) =>
  code
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted()

/** What stays when the tab is closed, written elsewhere than by `writeStored`: by which file, under which name. */
const lasting = {
  'features/visualizer/room/draft.ts': 'room-draft',
  'shop/cart-token.ts': 'cart_id',
  'shop/recently-viewed.ts': 'recently_viewed',
}
/** Where the host's own keys and the widgets' shops are written for all of the above. */
const hands = ['shop-context/local-storage.ts', 'shop/storage.ts']

/** What a tab keeps, by the file that writes it. */
const untilTheEnd = {
  'chat/outbox.ts': 'chat',
  'chat/useDraft.ts': 'draft',
  'features/auth/register/draft.ts': 'showroom:registration',
  'features/contact/contact-draft.ts': 'showroom:contact',
  'features/design-ai/draft.ts': ['showroom:ai-wish', 'showroom:ai-look'],
  'features/embed/checkout-intent.ts': 'website_checkout',
  'product/useKeptEntries.ts': 'measured',
  'session/social-return.ts': 'social_return',
  'sign-in/session-storage.ts': 'session',
}

/** What the host writes under a name of its own; what is only taken away is not kept. */
const written = code.flatMap(({ text }) =>
  [...text.matchAll(/writeStored\(\s*'([\w-]+)',\s*(?!null\b)/g)].map(([, key]) => key),
)

test('the cookies policy lists what is stored in the browser, and nothing else', () => {
  expect(written.length).toBeGreaterThan(10)
  const stored = new Set([...written, ...Object.values(lasting), 'cart_version'])
  expect([...new Set(namesIn(untilForgotten))].toSorted()).toEqual([...stored].toSorted())
})

test('… and what the tab keeps until it is closed, the widgets’ drafts and messages too', () => {
  const told = namesIn(untilClosed.split('\n')[0] ?? '')
  const ours = [...Object.values(untilTheEnd).flat(), 'website_cart', 'react-router-scroll-positions']
  expect(told.toSorted()).toEqual(ours.toSorted())
})

test('no other file writes to a browser’s storage', () => {
  expect(filesWith(/sessionStorage\.setItem/)).toEqual(Object.keys(untilTheEnd).toSorted())
  const known = [...Object.keys(lasting), ...hands]
  expect(
    filesWith(/localStorage\.setItem|storage\??\.(setItem|write)\(|keepsakes\.write\((?!.*null)/),
  ).toEqual(known.toSorted())
})

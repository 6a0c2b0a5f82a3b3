import type {
  ContentSheet,
  PublishedFaq,
  PublishedPolicy,
  PublishedTestimonials,
} from '@showroom/contract/content/content'
import { expect, test } from 'vitest'
import { aDecidingAdmin } from '../application/testing/a-deciding-admin.ts'

const { asAdmin, ask, later, signAdminIn } = aDecidingAdmin()

const sheet = (name: string) => asAdmin<ContentSheet>(`GET /api/admin/content?name=${name}`)
const save = (name: string, version: number, items: object[]) =>
  asAdmin<ContentSheet>('PUT /api/admin/content', { name, version, items })
const publish = (name: string, version: number) =>
  asAdmin<ContentSheet>('POST /api/admin/content/publish', { name, version })
const seen = async <Data>(name: string) => (await ask<Data>(`GET /api/content/${name}`, {})).data

const aQuestion = (telling: Record<string, string> = {}) => ({
  id: 'one',
  topic: 'my-order',
  question: 'Do you deliver to Alaska?',
  answer: 'We **do**, within {{processing_hours}} hours.\n\n- by truck\n- [by ship](/contact)',
  ...telling,
})
/** Saved and published over whatever another test has left. */
const published = async (name: string, items: object[]) => {
  const { data } = await sheet(name)
  const saved = await save(name, data.version, items)
  return publish(name, saved.data.version)
}

test('until something is published, visitors see what the program brings along', async () => {
  expect(await seen('partners')).toBeNull()
  expect((await sheet('partners')).data).toMatchObject({ draft: null, published: null, version: 0 })
})

test('a draft is seen by Admins alone until it is published', async () => {
  const { data } = await sheet('testimonials')
  const item = { id: 'a', name: 'Ana', role: 'designer', lives_in: 'Reno', quote: 'Good.', words: 'person' }
  const saved = await save('testimonials', data.version, [item])
  expect(saved.message).toBe('Saved as a draft.')
  expect(await seen('testimonials')).toBeNull()
  expect((await publish('testimonials', saved.data.version)).data).toMatchObject({
    draft: null,
    published: [item],
  })
  expect(await seen<PublishedTestimonials>('testimonials')).toEqual([
    { name: 'Ana', role: 'designer', place: 'Reno', quote: 'Good.', is_sample: false },
  ])
  expect((await publish('testimonials', saved.data.version + 1)).code).toBe('nothing_to_publish')
})

test('an answer is text with marks: figures are put in, and HTML stays what was typed', async () => {
  await published('faq', [
    aQuestion(),
    aQuestion({
      id: 'two',
      question: 'Is it safe?',
      answer: '<script>alert(1)</script> [x](javascript:alert(1))',
    }),
  ])
  const faq = await seen<PublishedFaq>('faq')
  expect(faq?.[0]).toEqual({
    id: 'do-you-deliver-to-alaska',
    topic: 'my-order',
    question: 'Do you deliver to Alaska?',
    answer: [
      { paragraph: ['We ', { strong: 'do' }, expect.stringMatching(/^, within \d+ hours\.$/)] },
      { list: [['by truck'], [{ link: 'by ship', to: '/contact' }]], isNumbered: false },
    ],
  })
  expect(faq?.[1]?.answer).toEqual([{ paragraph: ['<script>alert(1)</script> [x](javascript:alert(1))'] }])
})

test.each([
  ['nothing at all', [], 'Please keep at least one: an empty list can not be published.'],
  ['a missing answer', [aQuestion({ answer: ' ' })], '“Do you deliver to Alaska?”: The answer is missing.'],
  ['no topic', [aQuestion({ topic: 'weather' })], /choose the topic from the list/],
  ['a figure of nobody', [aQuestion({ answer: '{{luck}}' })], /There is no figure “luck”/],
  ['the same twice', [aQuestion(), aQuestion({ id: 'two' })], /stands there twice/],
])('%s is kept as a draft, and not published', async (_what, items, sentence) => {
  const before = await seen('faq')
  const refused = await published('faq', items)
  expect(refused.status).toBe(422)
  expect(refused.message).toMatch(sentence)
  expect(await seen('faq')).toEqual(before)
  expect((await sheet('faq')).data.draft).toHaveLength(items.length)
})

test('two Admins do not overwrite each other, and a dropped draft leaves what is published', async () => {
  await published('partners', [{ id: 'a', brand: 'Ironvale' }])
  const { data } = await sheet('partners')
  const first = await save('partners', data.version, [{ id: 'b', brand: 'Larkspur' }])
  const second = await save('partners', data.version, [{ id: 'c', brand: 'Quarrystone' }])
  expect([second.status, second.code]).toEqual([409, 'changed_meanwhile'])
  const dropped = await asAdmin<ContentSheet>('POST /api/admin/content/discard', {
    name: 'partners',
    version: first.data.version,
  })
  expect(dropped.data).toMatchObject({ draft: null, published: [{ id: 'a', brand: 'Ironvale' }] })
  expect(await seen('partners')).toEqual(['Ironvale'])
})

test('what was published is written down thing by thing, with before and after', async () => {
  await published('partners', [
    { id: 'a', brand: 'Ironvale' },
    { id: 'b', brand: 'Larkspur' },
  ])
  await published('partners', [
    { id: 'b', brand: 'Larkspur' },
    { id: 'a', brand: 'Ironvale' },
  ])
  await published('partners', [
    { id: 'b', brand: 'Lark & Spur' },
    { id: 'a', brand: 'Ironvale' },
  ])
  const { data } = await asAdmin<object[]>('GET /api/admin/audit?entity=content&s=partners')
  expect(data.slice(0, 2)).toMatchObject([
    {
      who: 'Ada Lovelace Byron',
      before: { 'Lark & Spur': 'Larkspur' },
      after: { 'Lark & Spur': 'Lark & Spur' },
    },
    { before: { order: 'Ironvale, Larkspur' }, after: { order: 'Larkspur, Ironvale' } },
  ])
})

test('fields that no collection has, and items without a name, are not kept', async () => {
  const { data } = await sheet('partners')
  const odd = await save('partners', data.version, [{ id: 'a', brand: 'Ironvale', price: '1' }])
  expect(odd.data.draft).toEqual([{ id: 'a', brand: 'Ironvale' }])
  expect((await save('partners', odd.data.version, [{ id: '<b>', brand: 'x' }])).status).toBe(422)
  expect((await sheet('weather')).status).toBe(422)
})

test('a policy that was published stands with its day, and the others stay as the program has them', async () => {
  const part = {
    id: 'intro',
    heading: '',
    policy: 'return-policy',
    text: 'Send it back within {{return_days}} days.',
  }
  const next = {
    id: 'how',
    heading: 'How long',
    policy: 'return-policy',
    text: '- twelve days\n- of **delivery**',
  }
  const policy = (name: string) => ask<PublishedPolicy>(`GET /api/content/policy?name=${name}`, {})
  expect((await policy('return-policy')).data).toBeNull()
  await published('policies', [part, next])
  expect((await policy('return-policy')).data).toMatchObject({
    policy: 'return-policy',
    updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    blocks: [
      { paragraph: ['Send it back within 12 days.'] },
      { heading: ['How long'], id: 'how-long' },
      { list: [['twelve days'], ['of ', { strong: 'delivery' }]], isNumbered: false },
    ],
  })
  expect((await policy('terms-of-service')).data).toBeNull()
  expect((await policy('no-such-policy')).status).toBe(422)
  const again = await published('policies', [part, { ...part, id: 'two' }])
  expect(again).toMatchObject({ status: 422, code: 'not_publishable' })
})

test('a policy keeps its day while another is published, and its parts are edited without it', async () => {
  const part = (policy: string, text: string) => ({ id: policy, heading: '', policy, text })
  const dayOf = async (policy: string) =>
    (await ask<PublishedPolicy>(`GET /api/content/policy?name=${policy}`, {})).data?.updated
  const [returns, cookies] = [part('return-policy', 'Send it back.'), part('cookies-policy', 'We bake.')]
  await published('policies', [returns, cookies])
  const first = await dayOf('cookies-policy')
  expect(await dayOf('return-policy')).toBe(first)
  later(2 * 24 * 60 * 60 * 1_000)
  await signAdminIn()
  const changed = { ...returns, text: 'Send it back within a year.' }
  expect((await published('policies', [changed, cookies])).data.published).toEqual([changed, cookies])
  expect(await dayOf('cookies-policy')).toBe(first)
  expect((await dayOf('return-policy')) ?? '').toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await dayOf('return-policy')).not.toBe(first)
})

test('the gallery is published picture by picture, and no picture stands twice in a tab', async () => {
  const item = {
    id: 'one',
    title: 'Sage and navy',
    tab: 'kitchen',
    picture: 'inspired-bathroom-1',
    alt: 'A navy vanity before sage tile',
  }
  expect(await seen('gallery')).toBeNull()
  expect((await published('gallery', [item, { ...item, id: 'two' }])).code).toBe('not_publishable')
  expect((await published('gallery', [{ ...item, picture: '../secret' }])).code).toBe('not_publishable')
  await published('gallery', [item])
  const { id: _id, ...shown } = item
  expect(await seen('gallery')).toEqual([shown])
})

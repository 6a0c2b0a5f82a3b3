import { taxonomy } from '../../../../apps/api/src/catalogue/taxonomy/taxonomy.ts'
import { families } from '../../../../apps/demo/src/catalogue/whole-catalogue.testing.ts'
import { expect, test } from 'vitest'
import { scenes } from '../relight/scene-index.ts'
import { forms } from './forms.ts'
import { showObject } from './object-tints.ts'

const objects = families.flatMap(({ category, subcategory, products }) =>
  products.flatMap(({ appearance }) =>
    appearance.kind === 'object' ? [{ place: `${category}/${subcategory}`, appearance }] : [],
  ),
)

test('every subcategory of the taxonomy has goods, each drawn as a texture or as a thing', () => {
  const drawn = new Set(families.map(({ category, subcategory }) => `${category}/${subcategory}`))
  const all = taxonomy.categories.flatMap(({ slug_url, subcategories }) =>
    subcategories.map(({ slug }) => `${slug_url}/${slug}`),
  )
  expect(all.filter((place) => !drawn.has(place))).toEqual([])
})

test('every form of the catalogue is in the table by its own name', () => {
  expect(objects.length).toBeGreaterThan(1000)
  expect(objects.filter(({ appearance }) => !forms[appearance.form]).slice(0, 3)).toEqual([])
})

test('copings and corners are drawn as the pieces they are, in the color of their stone', () => {
  const pieces = families.filter(
    ({ category, subcategory }) => category === 'pool-copings' || subcategory === 'matching-corners',
  )
  expect(pieces.length).toBeGreaterThan(5)
  const shown = pieces.flatMap(({ products }) => products.map(({ appearance }) => appearance))
  expect(shown.filter((appearance) => appearance.kind !== 'object' || !appearance.color)).toEqual([])
})

test('no thing is shown as another: each scene is one of its own form', () => {
  const wrong = objects.filter(({ appearance }) => {
    const form = forms[appearance.form]
    const own = [...(form?.scenes ?? []), ...(form?.painted ?? []), ...(form?.wooden ?? [])]
    return !own.includes(showObject(appearance).scene.replace('object-', ''))
  })
  expect(new Set(wrong.map(({ place }) => place))).toEqual(new Set())
})

test('every scene that a form names has been rendered', () => {
  const named = Object.values(forms).flatMap((form) => [
    ...form.scenes,
    ...(form.painted ?? []),
    ...(form.wooden ?? []),
  ])
  expect(named.filter((name) => !scenes[`object-${name}`])).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakpoints } from '@showroom/widgets/theme/breakpoints'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/**
 * Specification §9 names 767 for the partners' logos.
 * A widget's layout asks its container: these hint how wide its pictures are drawn there.
 */
const exceptions = [
  'apps/host/src/features/landing/Partners.css: max-width 767',
  'packages/widgets/src/product/Gallery.tsx: min-width 900',
  'packages/widgets/src/products/ProductsResult.tsx: min-width 1280',
  'packages/widgets/src/products/ProductsResult.tsx: min-width 640',
]

const isStyled = (path: string) => /\.(css|tsx?)$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path)

const styledFiles = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isStyled)
    .map((path) => `${folder}/${path}`)

/** A breakpoint itself belongs to the narrower side, as in specification §9: mobile up to 768, tablet up to 1024. */
const allowed: Record<'min' | 'max', number[]> = {
  min: breakpoints.map((width) => width + 1),
  max: [...breakpoints],
}

const othersIn = (text: string): string[] =>
  [...text.replace(/@container[^{]*/g, '').matchAll(/\((min|max)-width: (\d+)px\)/g)].flatMap(
    ([, side, width]) =>
      allowed[side === 'min' ? 'min' : 'max'].includes(Number(width)) ? [] : [`${side}-width ${width}`],
  )

test('pages change their layout at the breakpoints, and at no other width', () => {
  const files = ['apps/host/src', 'packages/widgets/src'].flatMap(styledFiles)
  const others = files.flatMap((file) =>
    othersIn(readFileSync(join(root, file), 'utf8')).map((width) => `${file}: ${width}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(others.sort()).toEqual(exceptions)
})

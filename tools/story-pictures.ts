import { join } from 'node:path'
import { root } from './run.mjs'

/** docs/decisions/0041: what may differ, and what must not. */
export const storyPictures = {
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch' as const,
      timeout: 20_000,
      comparatorOptions: { threshold: 0.06, allowedMismatchedPixels: 100 },
      resolveScreenshotPath: ({ arg, ext }: PictureOf) => join(root, 'tests/visual/stories', `${arg}${ext}`),
      resolveDiffPath: ({ arg, ext }: PictureOf) => join(root, 'test-results/stories', `${arg}${ext}`),
    },
  },
}
type PictureOf = { arg: string; ext: string }

import { expect, test } from 'vitest'
import { deviceTypeOf } from './device-type.ts'

test('up to 768 px it is a mobile, up to 1024 a tablet, and a desktop above', () => {
  expect([320, 768, 769, 1_024, 1_025].map(deviceTypeOf)).toEqual([
    'mobile',
    'mobile',
    'tablet',
    'tablet',
    'desktop',
  ])
})

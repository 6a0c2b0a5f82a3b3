import { expect, test } from 'vitest'
import { parseLogo } from './logo.ts'

test.each(['/showroom/logos/harvest.svg', 'https://cdn.example/logo.png?v=2'])('%s is a logo', (text) => {
  expect(parseLogo(text)).toBe(text)
})

test.each([
  '',
  'logo.png',
  '//evil.example/x.png',
  '/\\evil.example/x.png',
  'http://cdn.example/logo.png',
  'https://user:secret@cdn.example/logo.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://cdn.example/1',
  '/x.png" onerror="alert(1)',
  "/x.png'); background: url(//evil.example",
])('“%s” is none', (text) => {
  expect(parseLogo(text)).toBeNull()
})

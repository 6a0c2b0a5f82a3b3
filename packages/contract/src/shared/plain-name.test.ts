import { expect, test } from 'vitest'
import { isPlainName } from './plain-name.ts'

test.each([
  'Ada King-Noel',
  'O’Brien',
  'J. R. R.',
  'Müller & Töchter',
  'نسیم‌زاده',
  'Kitchen, 2nd floor: v1.2',
  '李 小龙',
])('%s is a name', (name) => expect(isPlainName(name)).toBe(true))

test.each([
  'Your account is locked! Unlock: http://evil.example/unlock',
  'HTTPS://evil.example',
  'Visit WWW.evil.example',
  'Ada\r\nBcc: thief@evil.test',
  'Ada\u2028Hello',
  '\u202Eecnivel',
  'Ada\u0007',
])('%j is none', (name) => expect(isPlainName(name)).toBe(false))

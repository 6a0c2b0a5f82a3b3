import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password is kept as strongly as OWASP asks, and never twice alike', async () => {
  const kept = await hashPassword('correct horse battery')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('correct horse battery')).not.toBe(kept)
  expect(await isPassword(kept, 'correct horse battery')).toBe(true)
  expect(await isPassword(kept, 'correct horse batterY')).toBe(false)
  expect(await isPassword(null, 'the password of nobody')).toBe(false)
})

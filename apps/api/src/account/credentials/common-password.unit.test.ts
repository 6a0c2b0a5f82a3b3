import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

const email = 'ada.lovelace@analytical-engines.example'

test.each([
  'password',
  'Password',
  '12345678',
  'password1',
  'qwertyuiop',
  'aaaaaaaa',
  'abababab',
  'iloveyou',
  'Ada.Lovelace',
  'analytical-engines',
  'analytical-engines.example',
  'ADA.LOVELACE@analytical-engines.example',
])('%s is guessed first', (password) => expect(isCommonPassword(password, email)).toBe(true))

test.each(['correct horse battery', 'marble-otter', 'try-the-showroom', 'Tile&Grout 1987'])(
  '%s is not',
  (password) => expect(isCommonPassword(password, email)).toBe(false),
)

import { signInCss } from './SignIn.css.ts'

export { beginSession } from './begin-session.ts'
export { fits } from './fits.ts'
export { follow } from './follow.ts'
export { signInMessages } from './messages.ts'
export { lookEveryMs, openPopup } from './popup.ts'
export { sessionOf } from './session.ts'
export { SignIn as Widget } from './SignIn.tsx'
export { useSignIn } from './useSignIn.ts'
export { useHandshake } from './useHandshake.ts'
export type { Handshake } from './handshake.ts'
export const css = [signInCss]

import { signInCss } from './SignIn.css.ts'

export { fits } from './fits.ts'
export { follow } from './follow.ts'
export { SignIn as Widget } from './SignIn.tsx'
export const css = [signInCss]

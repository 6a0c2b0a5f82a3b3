import { signInCss } from './SignIn.css.ts'

export { follow } from './follow.ts'
export { SignIn as Widget } from './SignIn.tsx'
export const css = [signInCss]
/** A server knows of nobody's session, and draws the way in. */
export const fits = async () => {
  try {
    return !Object.keys(sessionStorage).some((key) => /^showroom:.*:session$/.test(key))
  } catch {
    return true
  }
}

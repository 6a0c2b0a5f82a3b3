import { buttonCss } from '../ui/Button.css.ts'
import { emptyStateCss } from '../ui/EmptyState.css.ts'
import { skeletonCss } from '../ui/Skeleton.css.ts'
import { chatCss } from './Chat.css.ts'

export { Chat as Widget } from './Chat.tsx'
export type { ChatProps } from './Chosen.tsx'
export const css = [buttonCss, emptyStateCss, skeletonCss, chatCss]
/** A server knows of nobody's session: it draws what a guest sees. */
export { fits } from '../sign-in/index.ts'

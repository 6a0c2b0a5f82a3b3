import { buttonCss } from '../../ui/Button.css.ts'
import { emptyStateCss } from '../../ui/EmptyState.css.ts'
import { skeletonCss } from '../../ui/Skeleton.css.ts'
import { chatCss } from '../Chat.css.ts'

export { OrderRoom as Widget, type OrderRoomProps } from './OrderRoom.tsx'
export const css = [buttonCss, emptyStateCss, skeletonCss, chatCss]
/** A server knows of nobody's session. */
export { fits } from '../../sign-in/index.ts'

import { css as chatDoorCss } from '../index.ts'
import { deskCss } from './desk.css.ts'

export { ChatDesk as Widget, type ChatDeskProps } from './ChatDesk.tsx'
export const css = [...chatDoorCss, deskCss]
/** A server knows of nobody's session. */
export { fits } from '../../sign-in/index.ts'

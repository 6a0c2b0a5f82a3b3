import { faceCss } from '../../ui/Face.css.ts'
import { css as chatDoorCss } from '../index.ts'
import { deskCss } from './desk.css.ts'

export { ChatDesk as Widget, type ChatDeskProps } from './ChatDesk.tsx'
export const css = [...chatDoorCss, faceCss, deskCss]
/** A server knows of nobody's session. */
export { fits } from '../../sign-in/index.ts'

import { buttonCss } from '../../ui/Button.css.ts'
import { emptyStateCss } from '../../ui/EmptyState.css.ts'
import { chatFilesCss } from './files.css.ts'

export { FilesPane as Widget } from './FilesPane.tsx'
export const css: readonly string[] = [buttonCss, emptyStateCss, chatFilesCss]

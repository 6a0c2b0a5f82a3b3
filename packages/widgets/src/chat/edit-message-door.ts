export { EditMessage as Widget } from './EditMessage.tsx'

export const css: readonly string[] = []

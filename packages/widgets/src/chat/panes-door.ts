export { Panes as Widget } from './Panes.tsx'

export const css: readonly string[] = []

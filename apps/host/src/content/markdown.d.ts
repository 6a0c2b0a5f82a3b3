declare module '*.md' {
  const blocks: readonly import('./written.ts').Block[]
  export default blocks
  export const title: string
  export const description: string
  export const updated: string | null
}

declare module '*.md?matter' {
  export const title: string
  export const description: string
  export const updated: string | null
}

declare module '*.md?source' {
  const text: string
  export default text
}

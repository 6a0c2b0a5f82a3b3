declare module '*.md' {
  const blocks: readonly import('./written.ts').Block[]
  export default blocks
}

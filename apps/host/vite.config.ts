import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { markdown } from './build/markdown.ts'
import { noSchemas } from './build/no-schemas.ts'

const api = process.env.API ?? 'http://localhost:4000'

/** Lightning CSS's number of `:dir()`. As a list of languages, which it makes of it, a page in English never turns. */
const dirSelector = 4

export default defineConfig({
  base: '/showroom/',
  plugins: [react(), markdown(), noSchemas()],
  resolve: {
    dedupe: ['react', 'react-dom', 'zustand'],
    alias: {
      // react-shadow imports it for a mode that is never used: 62 KB.
      'react-dom/server': '@showroom/widgets/shadow/no-server-rendering',
    },
  },
  css: { lightningcss: { exclude: dirSelector } },
  // Ours are modules: what most of them never need comes later.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      // The page that the browser draws, its first script, and that of those that a server has drawn.
      input: ['index.html', 'src/ssr/ask-early.ts', 'src/ssr/start.ts'],
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    port: 4010,
    proxy: {
      '/api': api,
      '/showroom/pictures': api,
      '/showroom/documents': api,
      // The window for signing in on contractors' pages is a page of the host.
      '^/showroom/embed/(?!sign-in)': api,
    },
  },
})

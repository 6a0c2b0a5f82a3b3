import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { markdown } from './build/markdown.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const widgets = (path: string) => here(`../../packages/widgets/src/${path}`)
const sdk = (path: string) => here(`../../packages/sdk/src/server/${path}`)

/** What a page does in a browser, and who does it where pages are drawn as text. */
const standIns: Record<string, string> = {
  [sdk('render-pass.ts')]: here('src/ssr/server/render-pass.ts'),
  [widgets('shop/cart-token.ts')]: sdk('cart-token.ts'),
  [widgets('catalogue-kit/useAnswer.ts')]: sdk('useAnswer.ts'),
  [widgets('ui/Lazy.tsx')]: sdk('Lazy.tsx'),
  [here('src/ssr/HydratedWidget.tsx')]: here('src/ssr/server/HydratedWidget.tsx'),
}

const withStandIns: Plugin = {
  name: 'with-stand-ins',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (!importer) return null
    const found = await this.resolve(id, importer, { ...options, skipSelf: true })
    return found ? (standIns[found.id] ?? null) : null
  },
}

/** The module by which the API draws the public pages: everything it needs is in it. */
export default defineConfig({
  base: '/showroom/',
  plugins: [withStandIns, react(), markdown()],
  resolve: { dedupe: ['react', 'react-dom', 'zustand'] },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/ssr/server/renderer.ts',
    outDir: 'dist-server',
    target: 'node20',
    minify: false,
    copyPublicDir: false,
    emptyOutDir: true,
  },
})

import { cp } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Options } from 'tsup'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The narrow layers are for browsers: the server draws from the wide ones. */
const isDrawn = (path: string): boolean => !/[\\/]scenes[\\/]narrow/.test(path)

/** How a server of ours is bundled: flat, so that every entry finds what lies beside it as it does in the sources. */
export const serverBundle = (entry: Record<string, string>, outDir: string): Options => ({
  entry: {
    ...entry,
    'embedded.worker': from('../src/platform/db/embedded.worker.ts'),
    'picture.worker': from('../src/picture/picture.worker.ts'),
    'pdf-page.worker': from('../src/platform/files/pdf-page.worker.ts'),
    'photo.worker': from('../src/visualizer/photo/photo.worker.ts'),
  },
  format: 'esm',
  target: 'node20',
  outDir,
  clean: true,
  sourcemap: true,
  skipNodeModulesBundle: true,
  noExternal: [/^@showroom\//],
  onSuccess: async () => {
    await cp(from('../src/platform/db/migrations'), `${outDir}/migrations`, { recursive: true })
    await cp(from('../src/shared/paper/fonts'), `${outDir}/fonts`, { recursive: true })
    await cp(from('../../../packages/drawing/scenes'), `${outDir}/scenes`, {
      recursive: true,
      filter: isDrawn,
    })
  },
})

import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { promisify } from 'node:util'
import { defineConfig, type Options } from 'tsup'

const run = promisify(execFile)

const shared: Options = { format: 'esm', outDir: 'dist', clean: false, noExternal: [/^@showroom\//] }

export default defineConfig([
  {
    ...shared,
    entry: { main: 'src/main.ts', 'new-database': 'src/new-database.ts' },
    splitting: false,
    target: 'node20',
    sourcemap: true,
    onSuccess: async () => {
      await cp('src/db/migrations', 'dist/migrations', { recursive: true })
      await cp('src/frame/frame.css', 'dist/frame.css')
      await cp('src/three-d-secure/bank.css', 'dist/bank.css')
      await run(process.execPath, ['dist/new-database.js'])
      await cp(
        '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
        'dist/inter.woff2',
      )
    },
  },
  {
    ...shared,
    entry: { frame: 'src/frame/browser/frame.ts' },
    target: 'es2022',
    platform: 'browser',
    minify: true,
  },
])

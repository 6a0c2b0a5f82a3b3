import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig({
  // Flat, so that every entry finds what lies beside it in the same way as in the sources.
  entry: {
    main: 'src/main.ts',
    seed: 'src/seed.ts',
    import: 'src/import.ts',
    domains: 'src/domains.ts',
    admin: 'src/admin.ts',
    audit: 'src/audit-money.ts',
    jobs: 'src/jobs.ts',
    'embedded.worker': 'src/platform/db/embedded.worker.ts',
    'picture.worker': 'src/picture/picture.worker.ts',
  },
  format: 'esm',
  target: 'node20',
  outDir: 'dist',
  clean: true,
  sourcemap: true,
  noExternal: [/^@showroom\//],
  onSuccess: async () => {
    await cp('src/platform/db/migrations', 'dist/migrations', { recursive: true })
    await cp('src/picture/scenes', 'dist/scenes', { recursive: true })
  },
})

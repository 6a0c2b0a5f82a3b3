import { defineConfig } from 'tsup'
import { serverBundle } from './build/bundle.ts'

export default defineConfig(
  serverBundle(
    {
      main: 'src/serve.ts',
      import: 'src/commands/import.ts',
      domains: 'src/commands/domains.ts',
      admin: 'src/commands/admin.ts',
      audit: 'src/commands/audit.ts',
      jobs: 'src/commands/jobs.ts',
    },
    'dist',
  ),
)

import { defineConfig } from 'tsup'
import { serverBundle } from '../api/build/bundle.ts'

export default defineConfig(serverBundle({ main: 'src/serve.ts', fill: 'src/commands/fill.ts' }, 'dist'))

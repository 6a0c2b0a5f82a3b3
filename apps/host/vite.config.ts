import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.API ?? 'http://localhost:4000'

export default defineConfig({
  base: '/showroom/',
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'zustand'] },
  build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0 },
  server: {
    port: 4010,
    proxy: {
      '/api': api,
      '/showroom/pictures': api,
      '/showroom/documents': api,
      '/showroom/embed': api,
    },
  },
})

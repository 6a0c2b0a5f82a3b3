import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

/** Vue looks for a component behind every unknown name, unless it is told that these are the browser's. */
const isCustomElement = (tag: string) => tag.startsWith('showroom-')

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] })

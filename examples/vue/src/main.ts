import { defineTags } from '@showroom/sdk'
import { createApp } from 'vue'
import Materials from './Materials.vue'
import { marketplace } from './marketplace.ts'
import './page.css'

defineTags(marketplace)
createApp(Materials).mount('#app')

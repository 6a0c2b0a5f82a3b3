import { defineTags } from '@showroom/sdk'
import { mount } from 'svelte'
import Materials from './Materials.svelte'
import { marketplace } from './marketplace.ts'
import './page.css'

defineTags(marketplace)

const target = document.getElementById('app')
if (target) mount(Materials, { target })

// Every plan as JSON, for what is not TypeScript.
import { plans } from './plans.ts'

console.log(JSON.stringify(plans))

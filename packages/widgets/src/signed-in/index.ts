export { OfPerson } from './OfPerson.tsx'

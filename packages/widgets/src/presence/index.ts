export { type Here, openPresence, type Place, type TellPresence } from './open-presence.ts'
export { placeText, presenceWords } from './words.ts'
